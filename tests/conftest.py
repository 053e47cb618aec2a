"""What all tests share: how hypothesis looks for examples."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault: neither an example nor making one has to end in time.
settings.register_profile("imbrex", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("imbrex")
