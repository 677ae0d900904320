"""Parts for the picture world: rooms, roofs and tools as warm rounded models in one palette. Metres; Z is up; the camera looks from the front (-Y) and right (+X)."""
from math import cos, pi, radians, sin, sqrt, tan  # noqa: F401
from random import Random  # noqa: F401

from .materials import *  # noqa: F401,F403
from .shapes import *  # noqa: F401,F403
from .light import *  # noqa: F401,F403
from .plants import *  # noqa: F401,F403
from .tools import *  # noqa: F401,F403
from .rooms import *  # noqa: F401,F403
from .furniture import *  # noqa: F401,F403
from .kitchen import *  # noqa: F401,F403
from .outside import *  # noqa: F401,F403
