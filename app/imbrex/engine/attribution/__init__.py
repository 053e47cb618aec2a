"""Attribution: whether passages are quoted, cited or otherwise accounted for."""
