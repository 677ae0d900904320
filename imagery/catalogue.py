#!/usr/bin/python3
"""The list of picture keys, and the writer of content/pictures.json in cms/model/starter/.

Run it after every render: what pictures.json names is always what lies in cms/model/starter/pictures/.
"""
import json
import pathlib

OUT = pathlib.Path(__file__).resolve().parent.parent / 'cms/model/starter'
C = '50% 50%'

# key: (alt, focus)
KEYS = {
    # 1. heroes
    'hero-1': ('A bright, freshly cleaned living room with a teal sofa, plants and morning sun', '55% 55%'),
    'hero-2': ('A family home with a tiled roof, clear gutters and solar panels under a blue sky', C),
    'hero-3': ('A tidy, sunlit office with desks, screens and plants', '50% 55%'),
    # 2. main services
    'house-cleaning': ('A clean lounge with teal sofa and round rug, bucket and vacuum ready', '62% 55%'),
    'commercial-cleaning': ('An office with four desks, a whiteboard and a wide window, cleaned and tidy', C),
    'professional-gutter-cleaning': ('A ladder at a teal gutter filled with dry leaves, under a tiled roof', '22% 50%'),
    'roof-cleaning': ('A clean terracotta tiled roof in morning sun, with a ladder at the eave', '45% 40%'),
    'window-cleaning': ('A front window with squeegee, ladder and foaming bucket beside a flower bed', '58% 50%'),
    'pressure-cleaning': ('A pressure washer on a half-washed driveway beside a house', '70% 60%'),
    'solar-panel-cleaning': ('Two rows of spotless solar panels on a tiled roof, with a squeegee', C),
    'ndis-cleaning': ('An accessible bedroom with a ramp, yellow handrails and a bed with side rail', '65% 50%'),
    'carpet-cleaning': ('A carpet cleaning machine leaving a bright stripe on a living room carpet', '55% 55%'),
    'oven-cleaning': ('An open, shining oven in a teal kitchen with bucket and spray bottle', '50% 55%'),
    # 4. places and pages
    'city-adelaide': ('Model of Adelaide: oval stadium, church spires, vines and green hills', C),
    'city-melbourne': ('Model of Melbourne: tram, arts-centre spire, laneway and city skyline', '56% 50%'),
    'about': ('The cleaning van with ladder and tools in front of a house', '68% 55%'),
    'city-adelaide-intro': ('Adelaide close up: the oval with its stands, trees and a sandstone church', '25% 50%'),
    'city-melbourne-intro': ('Melbourne close up: the green tram beside the river, with the arts-centre spire', '30% 55%'),
    'about-intro': ('A store room with bottles and cloths on shelves, tools on hooks and three machines', '38% 50%'),
    'mission': ('A yellow bucket, spray bottle, squeegee and folded cloths on a round wooden stand', C),
    'vision': ('A small house on a green hill before a large rising sun', '46% 45%'),
    'ceo': ('A round teal emblem with a leaf and a spark', C),
    'achievements': ('A golden cup between two small plants on a round stand', C),
    'contact': ('An envelope at a letterbox beside a garden path', C),
    'faq': ('Speech bubbles in teal and yellow above a round stand', C),
    'blog': ('An open notebook, a pencil and a cup on a wooden desk', C),
    # 5. sub-services
    'once-off-house-cleaning': ('A spotless kitchen with aqua fridge, white tiles and teal cupboards', '58% 50%'),
    'regular-house-cleaning': ('A clean living room corner with sofa, round rug and coffee table', C),
    'end-of-lease-cleaning': ('An empty, clean room with a set of keys and moving boxes', '42% 55%'),
    'deep-cleaning': ('A shining bathroom with a walk-in shower, basin and white tiles', '58% 50%'),
    'office-cleaning': ('Office desks with screens and chairs, wiped and tidy', '35% 55%'),
    'aged-care': ('A calm care bedroom with rail bed, armchair and walking frame', C),
    'school-cleaning-education-cleaning': ('A bright classroom with small tables, a green board and book shelves', C),
    'medical-centre-cleaning': ('A clinic room with an examination couch, basin and tidy cabinets', '68% 50%'),
    'gutter-flushing': ('Water running through a clean gutter beside roof tiles', C),
    'gutter-vacuum': ('A gutter vacuum nozzle lifting leaves out of a gutter', C),
    'roof-pressure-washing': ('A half-washed tiled roof with a surface cleaner on the tiles', '76% 50%'),
    'roof-soft-wash': ('A low-pressure spray wand with foam on roof tiles', C),
    # 6. posts; a side of a pair tops no other page
    'post-1': ('A spray bottle and a folded cloth on a kitchen bench', C),
    'post-2': ('A clear glass shower screen with tiled wall and chrome rose', C),
    'post-3': ('Dry leaves lying in a teal gutter', C),
    'post-4': ('A soft-wash nozzle resting on roof tiles', C),
    'post-5': ('Deep blue solar panels close up, a squeegee lying across them', C),
    'post-6': ('Clean oven racks in the light of the oven lamp', C),
    'post-7': ('A carpet machine at the line between stained and clean carpet', C),
    'post-8': ('A wiped desk with screen, keyboard and a small plant', C),
    'post-9': ('A bed with a safety rail and a folded blanket', C),
    'post-10': ('A window with yellow pollen on the glass', C),
    'post-11': ('A clear kitchen bench with tap, bowl of oranges and plant', C),
    'post-12': ('The lance of a pressure washer on a half-washed driveway', C),
    # 7. the video of the home page
    'hero-loop': ('A family home swept clean from left to right: roof, panels, windows and driveway', C),
    'hero-loop-webm': ('A family home turning from dull to bright, from its roof to the driveway', C),
}

# 3. before/after pairs: service: (alt before, alt after, focus)
PAIRS = {
    'hero-2': ('The family home before cleaning, its roof, panels, windows and driveway dull with dirt', 'The same family home after cleaning, bright from roof to driveway', C),
    'oven-cleaning': ('The open oven before cleaning, its walls, racks and door brown with baked-on grease', 'The same oven after cleaning, bright steel, clear glass and shining racks', '50% 55%'),
    'roof-cleaning': ('The tiled roof before cleaning, dark with lichen and moss', 'The same tiled roof after cleaning, warm terracotta again', C),
    'pressure-cleaning': ('The driveway before washing, grey with dirt, oil and moss', 'The same driveway after washing, pale and even', '72% 55%'),
    'carpet-cleaning': ('The carpet before cleaning, with stains and worn grey paths', 'The same carpet after cleaning, even and bright', '55% 55%'),
    'window-cleaning': ('The front window before cleaning, clouded by dust and water marks', 'The same front window after cleaning, clear and deep blue', '58% 50%'),
    'solar-panel-cleaning': ('The solar panels before cleaning, dull with dust and bird marks', 'The same solar panels after cleaning, deep blue and clear', C),
    'professional-gutter-cleaning': ('The gutter before cleaning, full of leaves and soil', 'The same gutter after cleaning, empty to the bottom', C),
    'house-cleaning': ('The lounge before cleaning, with a stained floor, rug and sofa', 'The same lounge after cleaning, clear and bright', '62% 55%'),
    'commercial-cleaning': ('The office before cleaning, with dusty desks and a stained carpet', 'The same office after cleaning, wiped and bright', C),
    'ndis-cleaning': ('The accessible bedroom before cleaning, with a stained floor and dull glass', 'The same accessible bedroom after cleaning, its floor and ramp clean', '65% 50%'),
    'once-off-house-cleaning': ('The kitchen before cleaning, with stained floor, bench and tiles', 'The same kitchen after cleaning, clear and bright', '58% 50%'),
    'regular-house-cleaning': ('The living room corner before cleaning, with stains on floor, rug and sofa', 'The same living room corner after cleaning, fresh and bright', C),
    'end-of-lease-cleaning': ('The emptied room before cleaning, with scuffed walls, dull glass and a stained floor', 'The same emptied room after cleaning, its walls, glass and floor clean', '42% 55%'),
    'deep-cleaning': ('The bathroom before cleaning, with soap scum on glass and tiles', 'The same bathroom after cleaning, white and clear', '58% 50%'),
    'office-cleaning': ('An office corner before cleaning: marked carpet, smeared glass wall, coffee rings and an overfull bin', 'The same office corner after cleaning: fresh carpet, clear glass wall, wiped desks and an empty bin', '55% 50%'),
    'aged-care': ('The care bedroom before cleaning, with a stained floor and rug', 'The same care bedroom after cleaning, its floor and rug fresh', C),
    'school-cleaning-education-cleaning': ('The classroom before cleaning, with grubby tables, windows and floor', 'The same classroom after cleaning, tables and floor bright', C),
    'medical-centre-cleaning': ('The clinic room before cleaning, with a marked floor, basin and tiles', 'The same clinic room after cleaning, white and clear', '68% 50%'),
    'gutter-flushing': ('A gutter seen along the eave before flushing, lined with mud and leaves', 'The same gutter along the eave after flushing, rinsed to the bare metal', '55% 50%'),
    'gutter-vacuum': ('A gutter seen from above before the vacuum, heaped with dry leaves', 'The same gutter from above after the vacuum, without a leaf', C),
    'roof-pressure-washing': ('The gable end of a tiled roof before washing, black with grime and moss', 'The same gable end after washing, every tile terracotta again', C),
    'roof-soft-wash': ('A painted metal roof before a soft wash, streaked black with algae and spotted with lichen', 'The same metal roof after a soft wash, its pale green paint clean from ridge to verandah', '52% 50%'),
}
for slug, (before, after, focus) in PAIRS.items():
    KEYS[f'{slug}-before'], KEYS[f'{slug}-after'] = (before, focus), (after, focus)

# the block after a service page's hero: a close view of the same scene…
INTROS = {
    'house-cleaning': ('A vacuum cleaner at the edge of a round rug, its hose on the boards', '50% 60%'),
    'roof-cleaning': ('A ladder against the gutter below clean terracotta tiles', '65% 60%'),
    'end-of-lease-cleaning': ('Keys on a sheet of paper before moving boxes on a swept floor', '40% 60%'),
    'office-cleaning': ('A low cupboard with folders and a plant below an office whiteboard', '35% 55%'),
    'aged-care': ('A teal armchair with a cream pillow beside a walking frame and a small table', '40% 50%'),
    'school-cleaning-education-cleaning': ('Wiped school tables with exercise books before a bookcase and a green board', C),
    'medical-centre-cleaning': ('A clinic basin with soap bottles beside a steel trolley of folded cloths', '50% 55%'),
    'gutter-flushing': ('A hose nozzle sending clear water along a teal gutter', '40% 55%'),
    'gutter-vacuum': ('The yellow nozzle of a gutter vacuum over a heap of leaves', '60% 55%'),
    'roof-pressure-washing': ('A yellow surface cleaner between washed and mossy roof tiles', C),
}
for slug, own in INTROS.items():
    KEYS[f'{slug}-intro'] = own
# … or the close-up of a post
CLOSE_UPS = {
    'commercial-cleaning': 'post-8', 'professional-gutter-cleaning': 'post-3', 'window-cleaning': 'post-10', 'pressure-cleaning': 'post-12',
    'solar-panel-cleaning': 'post-5', 'ndis-cleaning': 'post-9', 'carpet-cleaning': 'post-7', 'oven-cleaning': 'post-6', 'once-off-house-cleaning': 'post-1',
    'regular-house-cleaning': 'post-11', 'deep-cleaning': 'post-2', 'roof-soft-wash': 'post-4',
}
for slug, post in CLOSE_UPS.items():
    KEYS[f'{slug}-intro'] = KEYS[post]

VIDEOS = {'hero-loop': 'hero-loop.mp4', 'hero-loop-webm': 'hero-loop.webm'}
# where the service's own picture shows the clean state, it is the second half of its pair
SHARED_AFTER = {'hero-2', 'solar-panel-cleaning', 'window-cleaning', 'commercial-cleaning', 'house-cleaning', 'ndis-cleaning', 'once-off-house-cleaning', 'deep-cleaning',
                'regular-house-cleaning', 'end-of-lease-cleaning', 'aged-care', 'school-cleaning-education-cleaning', 'medical-centre-cleaning'}


def file_of(key):
    """The file that shows a key, whether or not it was rendered yet."""
    slug, _, part = key.rpartition('-')
    if part == 'intro' and slug in CLOSE_UPS:
        return f'{CLOSE_UPS[slug]}.jpg'
    if part == 'after' and slug in SHARED_AFTER:
        return f'{slug}.jpg'
    return VIDEOS.get(key, f'{key}.jpg')


def rendered():
    """{key: file} of what lies in the folder."""
    return {key: file_of(key) for key in KEYS if (OUT / 'pictures' / file_of(key)).exists()}


def main():
    shown = rendered()
    pictures = {key: dict(file=file, alt=KEYS[key][0], focus=KEYS[key][1]) for key, file in shown.items()}
    (OUT / 'content/pictures.json').write_text(json.dumps(pictures, indent=2, ensure_ascii=False) + '\n')
    files, missing = set(shown.values()), [key for key in KEYS if key not in shown]
    spare = [p.name for p in (OUT / 'pictures').glob('*.jpg') if p.name not in files]
    print(f'{len(pictures)} keys, {len(files)} files' + (f"; not rendered yet: {', '.join(missing)}" if missing else '') + (f"; unused: {', '.join(spare)}" if spare else ''))


if __name__ == '__main__':
    main()
