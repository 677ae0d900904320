#!/usr/bin/python3
"""The social card of pages without a picture of their own: hero-2 at 630 pixels height, its plain sky carried on to both sides up to 1200 pixels."""
import sys

import numpy as np
from PIL import Image

sys.dont_write_bytecode = True
from develop import HERE, save  # noqa: E402

W, H = 1200, 630
house = Image.open(HERE.parent / 'cms/model/starter/pictures/hero-2.jpg')
house = np.asarray(house.resize((round(house.width * H / house.height), H), Image.LANCZOS)).astype(np.float32) / 255
left, right = house[:, 2:10].mean(1, keepdims=True), house[:, -10:-2].mean(1, keepdims=True)
room = W - house.shape[1]
card = np.concatenate([np.repeat(left, room // 2, 1), house, np.repeat(right, room - room // 2, 1)], 1)
save(card, HERE.parent / 'site/public/social.jpg', (W, H))
Image.open(HERE.parent / 'site/public/social.jpg').resize((W // 2, H // 2), Image.LANCZOS).save(HERE.parent / 'cms/public/social.jpg', quality=70, optimize=True)
