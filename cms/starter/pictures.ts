/** A picture of the starter content, in `pictures/`: what it shows, and the part of it to keep in sight when it is cropped. */
export interface StarterPicture {
  file: string;
  alt: string;
  /** CSS object-position, e.g. `50% 40%`. */
  focus: string;
}

/** Written by `imagery/catalogue.py`. Some keys show one file. */
export const pictures: Record<string, StarterPicture> = {
  'hero-1': {
    file: 'hero-1.jpg',
    alt: 'A bright, freshly cleaned living room with a teal sofa, plants and morning sun',
    focus: '55% 55%',
  },
  'hero-2': {
    file: 'hero-2.jpg',
    alt: 'A family home with a tiled roof, clear gutters and solar panels under a blue sky',
    focus: '50% 50%',
  },
  'hero-3': { file: 'hero-3.jpg', alt: 'A tidy, sunlit office with desks, screens and plants', focus: '50% 55%' },
  'house-cleaning': {
    file: 'house-cleaning.jpg',
    alt: 'A clean lounge with teal sofa and round rug, bucket and vacuum ready',
    focus: '62% 55%',
  },
  'commercial-cleaning': {
    file: 'commercial-cleaning.jpg',
    alt: 'An office with four desks, a whiteboard and a wide window, cleaned and tidy',
    focus: '50% 50%',
  },
  'professional-gutter-cleaning': {
    file: 'professional-gutter-cleaning.jpg',
    alt: 'A ladder at a teal gutter filled with dry leaves, under a tiled roof',
    focus: '22% 50%',
  },
  'roof-cleaning': {
    file: 'roof-cleaning.jpg',
    alt: 'A clean terracotta tiled roof in morning sun, with a ladder at the eave',
    focus: '45% 40%',
  },
  'window-cleaning': {
    file: 'window-cleaning.jpg',
    alt: 'A front window with squeegee, ladder and foaming bucket beside a flower bed',
    focus: '58% 50%',
  },
  'pressure-cleaning': {
    file: 'pressure-cleaning.jpg',
    alt: 'A pressure washer on a half-washed driveway beside a house',
    focus: '70% 60%',
  },
  'solar-panel-cleaning': {
    file: 'solar-panel-cleaning.jpg',
    alt: 'Two rows of spotless solar panels on a tiled roof, with a squeegee',
    focus: '50% 50%',
  },
  'ndis-cleaning': {
    file: 'ndis-cleaning.jpg',
    alt: 'An accessible bedroom with a ramp, yellow handrails and a bed with side rail',
    focus: '65% 50%',
  },
  'carpet-cleaning': {
    file: 'carpet-cleaning.jpg',
    alt: 'A carpet cleaning machine leaving a bright stripe on a living room carpet',
    focus: '55% 55%',
  },
  'oven-cleaning': {
    file: 'oven-cleaning.jpg',
    alt: 'An open, shining oven in a teal kitchen with bucket and spray bottle',
    focus: '50% 55%',
  },
  'city-adelaide': {
    file: 'city-adelaide.jpg',
    alt: 'Model of Adelaide: oval stadium, church spires, vines and green hills',
    focus: '50% 50%',
  },
  'city-melbourne': {
    file: 'city-melbourne.jpg',
    alt: 'Model of Melbourne: tram, arts-centre spire, laneway and city skyline',
    focus: '56% 50%',
  },
  about: { file: 'about.jpg', alt: 'The cleaning van with ladder and tools in front of a house', focus: '68% 55%' },
  'city-adelaide-intro': {
    file: 'city-adelaide-intro.jpg',
    alt: 'Adelaide close up: the oval with its stands, trees and a sandstone church',
    focus: '25% 50%',
  },
  'city-melbourne-intro': {
    file: 'city-melbourne-intro.jpg',
    alt: 'Melbourne close up: the green tram beside the river, with the arts-centre spire',
    focus: '30% 55%',
  },
  'about-intro': {
    file: 'about-intro.jpg',
    alt: 'A store room with bottles and cloths on shelves, tools on hooks and three machines',
    focus: '38% 50%',
  },
  mission: {
    file: 'mission.jpg',
    alt: 'A yellow bucket, spray bottle, squeegee and folded cloths on a round wooden stand',
    focus: '50% 50%',
  },
  vision: { file: 'vision.jpg', alt: 'A small house on a green hill before a large rising sun', focus: '46% 45%' },
  ceo: { file: 'ceo.jpg', alt: 'A round teal emblem with a leaf and a spark', focus: '50% 50%' },
  achievements: { file: 'achievements.jpg', alt: 'A golden cup between two small plants on a round stand', focus: '50% 50%' },
  contact: { file: 'contact.jpg', alt: 'An envelope at a letterbox beside a garden path', focus: '50% 50%' },
  faq: { file: 'faq.jpg', alt: 'Speech bubbles in teal and yellow above a round stand', focus: '50% 50%' },
  blog: { file: 'blog.jpg', alt: 'An open notebook, a pencil and a cup on a wooden desk', focus: '50% 50%' },
  'once-off-house-cleaning': {
    file: 'once-off-house-cleaning.jpg',
    alt: 'A spotless kitchen with aqua fridge, white tiles and teal cupboards',
    focus: '58% 50%',
  },
  'regular-house-cleaning': {
    file: 'regular-house-cleaning.jpg',
    alt: 'A clean living room corner with sofa, round rug and coffee table',
    focus: '50% 50%',
  },
  'end-of-lease-cleaning': {
    file: 'end-of-lease-cleaning.jpg',
    alt: 'An empty, clean room with a set of keys and moving boxes',
    focus: '42% 55%',
  },
  'deep-cleaning': {
    file: 'deep-cleaning.jpg',
    alt: 'A shining bathroom with a walk-in shower, basin and white tiles',
    focus: '58% 50%',
  },
  'office-cleaning': {
    file: 'office-cleaning.jpg',
    alt: 'Office desks with screens and chairs, wiped and tidy',
    focus: '35% 55%',
  },
  'aged-care': { file: 'aged-care.jpg', alt: 'A calm care bedroom with rail bed, armchair and walking frame', focus: '50% 50%' },
  'school-cleaning-education-cleaning': {
    file: 'school-cleaning-education-cleaning.jpg',
    alt: 'A bright classroom with small tables, a green board and book shelves',
    focus: '50% 50%',
  },
  'medical-centre-cleaning': {
    file: 'medical-centre-cleaning.jpg',
    alt: 'A clinic room with an examination couch, basin and tidy cabinets',
    focus: '68% 50%',
  },
  'gutter-flushing': {
    file: 'gutter-flushing.jpg',
    alt: 'Water running through a clean gutter beside roof tiles',
    focus: '50% 50%',
  },
  'gutter-vacuum': { file: 'gutter-vacuum.jpg', alt: 'A gutter vacuum nozzle lifting leaves out of a gutter', focus: '50% 50%' },
  'roof-pressure-washing': {
    file: 'roof-pressure-washing.jpg',
    alt: 'A half-washed tiled roof with a surface cleaner on the tiles',
    focus: '76% 50%',
  },
  'roof-soft-wash': { file: 'roof-soft-wash.jpg', alt: 'A low-pressure spray wand with foam on roof tiles', focus: '50% 50%' },
  'post-1': { file: 'post-1.jpg', alt: 'A spray bottle and a folded cloth on a kitchen bench', focus: '50% 50%' },
  'post-2': { file: 'post-2.jpg', alt: 'A clear glass shower screen with tiled wall and chrome rose', focus: '50% 50%' },
  'post-3': { file: 'post-3.jpg', alt: 'Dry leaves lying in a teal gutter', focus: '50% 50%' },
  'post-4': { file: 'post-4.jpg', alt: 'A soft-wash nozzle resting on roof tiles', focus: '50% 50%' },
  'post-5': { file: 'post-5.jpg', alt: 'Deep blue solar panels close up, a squeegee lying across them', focus: '50% 50%' },
  'post-6': { file: 'post-6.jpg', alt: 'Clean oven racks in the light of the oven lamp', focus: '50% 50%' },
  'post-7': { file: 'post-7.jpg', alt: 'A carpet machine at the line between stained and clean carpet', focus: '50% 50%' },
  'post-8': { file: 'post-8.jpg', alt: 'A wiped desk with screen, keyboard and a small plant', focus: '50% 50%' },
  'post-9': { file: 'post-9.jpg', alt: 'A bed with a safety rail and a folded blanket', focus: '50% 50%' },
  'post-10': { file: 'post-10.jpg', alt: 'A window with yellow pollen on the glass', focus: '50% 50%' },
  'post-11': { file: 'post-11.jpg', alt: 'A clear kitchen bench with tap, bowl of oranges and plant', focus: '50% 50%' },
  'post-12': { file: 'post-12.jpg', alt: 'The lance of a pressure washer on a half-washed driveway', focus: '50% 50%' },
  'hero-loop': {
    file: 'hero-loop.mp4',
    alt: 'A family home swept clean from left to right: roof, panels, windows and driveway',
    focus: '50% 50%',
  },
  'hero-loop-webm': {
    file: 'hero-loop.webm',
    alt: 'A family home turning from dull to bright, from its roof to the driveway',
    focus: '50% 50%',
  },
  'hero-2-before': {
    file: 'hero-2-before.jpg',
    alt: 'The family home before cleaning, its roof, panels, windows and driveway dull with dirt',
    focus: '50% 50%',
  },
  'hero-2-after': {
    file: 'hero-2.jpg',
    alt: 'The same family home after cleaning, bright from roof to driveway',
    focus: '50% 50%',
  },
  'oven-cleaning-before': {
    file: 'oven-cleaning-before.jpg',
    alt: 'The open oven before cleaning, its walls, racks and door brown with baked-on grease',
    focus: '50% 55%',
  },
  'oven-cleaning-after': {
    file: 'oven-cleaning-after.jpg',
    alt: 'The same oven after cleaning, bright steel, clear glass and shining racks',
    focus: '50% 55%',
  },
  'roof-cleaning-before': {
    file: 'roof-cleaning-before.jpg',
    alt: 'The tiled roof before cleaning, dark with lichen and moss',
    focus: '50% 50%',
  },
  'roof-cleaning-after': {
    file: 'roof-cleaning-after.jpg',
    alt: 'The same tiled roof after cleaning, warm terracotta again',
    focus: '50% 50%',
  },
  'pressure-cleaning-before': {
    file: 'pressure-cleaning-before.jpg',
    alt: 'The driveway before washing, grey with dirt, oil and moss',
    focus: '72% 55%',
  },
  'pressure-cleaning-after': {
    file: 'pressure-cleaning-after.jpg',
    alt: 'The same driveway after washing, pale and even',
    focus: '72% 55%',
  },
  'carpet-cleaning-before': {
    file: 'carpet-cleaning-before.jpg',
    alt: 'The carpet before cleaning, with stains and worn grey paths',
    focus: '55% 55%',
  },
  'carpet-cleaning-after': {
    file: 'carpet-cleaning-after.jpg',
    alt: 'The same carpet after cleaning, even and bright',
    focus: '55% 55%',
  },
  'window-cleaning-before': {
    file: 'window-cleaning-before.jpg',
    alt: 'The front window before cleaning, clouded by dust and water marks',
    focus: '58% 50%',
  },
  'window-cleaning-after': {
    file: 'window-cleaning.jpg',
    alt: 'The same front window after cleaning, clear and deep blue',
    focus: '58% 50%',
  },
  'solar-panel-cleaning-before': {
    file: 'solar-panel-cleaning-before.jpg',
    alt: 'The solar panels before cleaning, dull with dust and bird marks',
    focus: '50% 50%',
  },
  'solar-panel-cleaning-after': {
    file: 'solar-panel-cleaning.jpg',
    alt: 'The same solar panels after cleaning, deep blue and clear',
    focus: '50% 50%',
  },
  'professional-gutter-cleaning-before': {
    file: 'professional-gutter-cleaning-before.jpg',
    alt: 'The gutter before cleaning, full of leaves and soil',
    focus: '50% 50%',
  },
  'professional-gutter-cleaning-after': {
    file: 'professional-gutter-cleaning-after.jpg',
    alt: 'The same gutter after cleaning, empty to the bottom',
    focus: '50% 50%',
  },
  'house-cleaning-before': {
    file: 'house-cleaning-before.jpg',
    alt: 'The lounge before cleaning, with a stained floor, rug and sofa',
    focus: '62% 55%',
  },
  'house-cleaning-after': {
    file: 'house-cleaning.jpg',
    alt: 'The same lounge after cleaning, clear and bright',
    focus: '62% 55%',
  },
  'commercial-cleaning-before': {
    file: 'commercial-cleaning-before.jpg',
    alt: 'The office before cleaning, with dusty desks and a stained carpet',
    focus: '50% 50%',
  },
  'commercial-cleaning-after': {
    file: 'commercial-cleaning.jpg',
    alt: 'The same office after cleaning, wiped and bright',
    focus: '50% 50%',
  },
  'ndis-cleaning-before': {
    file: 'ndis-cleaning-before.jpg',
    alt: 'The accessible bedroom before cleaning, with a stained floor and dull glass',
    focus: '65% 50%',
  },
  'ndis-cleaning-after': {
    file: 'ndis-cleaning.jpg',
    alt: 'The same accessible bedroom after cleaning, its floor and ramp clean',
    focus: '65% 50%',
  },
  'once-off-house-cleaning-before': {
    file: 'once-off-house-cleaning-before.jpg',
    alt: 'The kitchen before cleaning, with stained floor, bench and tiles',
    focus: '58% 50%',
  },
  'once-off-house-cleaning-after': {
    file: 'once-off-house-cleaning.jpg',
    alt: 'The same kitchen after cleaning, clear and bright',
    focus: '58% 50%',
  },
  'regular-house-cleaning-before': {
    file: 'regular-house-cleaning-before.jpg',
    alt: 'The living room corner before cleaning, with stains on floor, rug and sofa',
    focus: '50% 50%',
  },
  'regular-house-cleaning-after': {
    file: 'regular-house-cleaning.jpg',
    alt: 'The same living room corner after cleaning, fresh and bright',
    focus: '50% 50%',
  },
  'end-of-lease-cleaning-before': {
    file: 'end-of-lease-cleaning-before.jpg',
    alt: 'The emptied room before cleaning, with scuffed walls, dull glass and a stained floor',
    focus: '42% 55%',
  },
  'end-of-lease-cleaning-after': {
    file: 'end-of-lease-cleaning.jpg',
    alt: 'The same emptied room after cleaning, its walls, glass and floor clean',
    focus: '42% 55%',
  },
  'deep-cleaning-before': {
    file: 'deep-cleaning-before.jpg',
    alt: 'The bathroom before cleaning, with soap scum on glass and tiles',
    focus: '58% 50%',
  },
  'deep-cleaning-after': {
    file: 'deep-cleaning.jpg',
    alt: 'The same bathroom after cleaning, white and clear',
    focus: '58% 50%',
  },
  'office-cleaning-before': {
    file: 'office-cleaning-before.jpg',
    alt: 'The row of desks before cleaning, dusty under clouded windows',
    focus: '35% 55%',
  },
  'office-cleaning-after': {
    file: 'office-cleaning.jpg',
    alt: 'The same row of desks after cleaning, wiped under clear windows',
    focus: '35% 55%',
  },
  'aged-care-before': {
    file: 'aged-care-before.jpg',
    alt: 'The care bedroom before cleaning, with a stained floor and rug',
    focus: '50% 50%',
  },
  'aged-care-after': {
    file: 'aged-care.jpg',
    alt: 'The same care bedroom after cleaning, its floor and rug fresh',
    focus: '50% 50%',
  },
  'school-cleaning-education-cleaning-before': {
    file: 'school-cleaning-education-cleaning-before.jpg',
    alt: 'The classroom before cleaning, with grubby tables, windows and floor',
    focus: '50% 50%',
  },
  'school-cleaning-education-cleaning-after': {
    file: 'school-cleaning-education-cleaning.jpg',
    alt: 'The same classroom after cleaning, tables and floor bright',
    focus: '50% 50%',
  },
  'medical-centre-cleaning-before': {
    file: 'medical-centre-cleaning-before.jpg',
    alt: 'The clinic room before cleaning, with a marked floor, basin and tiles',
    focus: '68% 50%',
  },
  'medical-centre-cleaning-after': {
    file: 'medical-centre-cleaning.jpg',
    alt: 'The same clinic room after cleaning, white and clear',
    focus: '68% 50%',
  },
  'gutter-flushing-before': {
    file: 'gutter-flushing-before.jpg',
    alt: 'A gutter seen along the eave before flushing, lined with mud and leaves',
    focus: '55% 50%',
  },
  'gutter-flushing-after': {
    file: 'gutter-flushing-after.jpg',
    alt: 'The same gutter along the eave after flushing, rinsed to the bare metal',
    focus: '55% 50%',
  },
  'gutter-vacuum-before': {
    file: 'gutter-vacuum-before.jpg',
    alt: 'A gutter seen from above before the vacuum, heaped with dry leaves',
    focus: '50% 50%',
  },
  'gutter-vacuum-after': {
    file: 'gutter-vacuum-after.jpg',
    alt: 'The same gutter from above after the vacuum, without a leaf',
    focus: '50% 50%',
  },
  'roof-pressure-washing-before': {
    file: 'roof-pressure-washing-before.jpg',
    alt: 'The gable end of a tiled roof before washing, black with grime and moss',
    focus: '50% 50%',
  },
  'roof-pressure-washing-after': {
    file: 'roof-pressure-washing-after.jpg',
    alt: 'The same gable end after washing, every tile terracotta again',
    focus: '50% 50%',
  },
  'roof-soft-wash-before': {
    file: 'roof-soft-wash-before.jpg',
    alt: 'Roof tiles close up before a soft wash, blotched with pale lichen',
    focus: '50% 50%',
  },
  'roof-soft-wash-after': {
    file: 'roof-soft-wash-after.jpg',
    alt: 'The same roof tiles close up after a soft wash, free of lichen',
    focus: '50% 50%',
  },
  'house-cleaning-intro': {
    file: 'house-cleaning-intro.jpg',
    alt: 'A vacuum cleaner at the edge of a round rug, its hose on the boards',
    focus: '50% 60%',
  },
  'roof-cleaning-intro': {
    file: 'roof-cleaning-intro.jpg',
    alt: 'A ladder against the gutter below clean terracotta tiles',
    focus: '65% 60%',
  },
  'end-of-lease-cleaning-intro': {
    file: 'end-of-lease-cleaning-intro.jpg',
    alt: 'Keys on a sheet of paper before moving boxes on a swept floor',
    focus: '40% 60%',
  },
  'office-cleaning-intro': {
    file: 'office-cleaning-intro.jpg',
    alt: 'A low cupboard with folders and a plant below an office whiteboard',
    focus: '35% 55%',
  },
  'aged-care-intro': {
    file: 'aged-care-intro.jpg',
    alt: 'A teal armchair with a cream pillow beside a walking frame and a small table',
    focus: '40% 50%',
  },
  'school-cleaning-education-cleaning-intro': {
    file: 'school-cleaning-education-cleaning-intro.jpg',
    alt: 'Wiped school tables with exercise books before a bookcase and a green board',
    focus: '50% 50%',
  },
  'medical-centre-cleaning-intro': {
    file: 'medical-centre-cleaning-intro.jpg',
    alt: 'A clinic basin with soap bottles beside a steel trolley of folded cloths',
    focus: '50% 55%',
  },
  'gutter-flushing-intro': {
    file: 'gutter-flushing-intro.jpg',
    alt: 'A hose nozzle sending clear water along a teal gutter',
    focus: '40% 55%',
  },
  'gutter-vacuum-intro': {
    file: 'gutter-vacuum-intro.jpg',
    alt: 'The yellow nozzle of a gutter vacuum over a heap of leaves',
    focus: '60% 55%',
  },
  'roof-pressure-washing-intro': {
    file: 'roof-pressure-washing-intro.jpg',
    alt: 'A yellow surface cleaner between washed and mossy roof tiles',
    focus: '50% 50%',
  },
  'commercial-cleaning-intro': {
    file: 'post-8.jpg',
    alt: 'A wiped desk with screen, keyboard and a small plant',
    focus: '50% 50%',
  },
  'professional-gutter-cleaning-intro': { file: 'post-3.jpg', alt: 'Dry leaves lying in a teal gutter', focus: '50% 50%' },
  'window-cleaning-intro': { file: 'post-10.jpg', alt: 'A window with yellow pollen on the glass', focus: '50% 50%' },
  'pressure-cleaning-intro': {
    file: 'post-12.jpg',
    alt: 'The lance of a pressure washer on a half-washed driveway',
    focus: '50% 50%',
  },
  'solar-panel-cleaning-intro': {
    file: 'post-5.jpg',
    alt: 'Deep blue solar panels close up, a squeegee lying across them',
    focus: '50% 50%',
  },
  'ndis-cleaning-intro': { file: 'post-9.jpg', alt: 'A bed with a safety rail and a folded blanket', focus: '50% 50%' },
  'carpet-cleaning-intro': {
    file: 'post-7.jpg',
    alt: 'A carpet machine at the line between stained and clean carpet',
    focus: '50% 50%',
  },
  'oven-cleaning-intro': { file: 'post-6.jpg', alt: 'Clean oven racks in the light of the oven lamp', focus: '50% 50%' },
  'once-off-house-cleaning-intro': {
    file: 'post-1.jpg',
    alt: 'A spray bottle and a folded cloth on a kitchen bench',
    focus: '50% 50%',
  },
  'regular-house-cleaning-intro': {
    file: 'post-11.jpg',
    alt: 'A clear kitchen bench with tap, bowl of oranges and plant',
    focus: '50% 50%',
  },
  'deep-cleaning-intro': {
    file: 'post-2.jpg',
    alt: 'A clear glass shower screen with tiled wall and chrome rose',
    focus: '50% 50%',
  },
  'roof-soft-wash-intro': { file: 'post-4.jpg', alt: 'A soft-wash nozzle resting on roof tiles', focus: '50% 50%' },
};
