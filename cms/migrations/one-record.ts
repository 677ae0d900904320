/** What differs between the two databases. */
interface Dialect {
  /** A new id of a list's row. */
  rowId: string;
  /** A column read as another enumeration of the same values. */
  as(column: string, enumeration: string): string;
}

export const sqlite: Dialect = { rowId: 'lower(hex(randomblob(12)))', as: (column) => column };
export const postgres: Dialect = {
  rowId: 'substr(md5(random()::text || clock_timestamp()::text), 1, 24)',
  as: (column, enumeration) => `${column}::text::${enumeration}`,
};

const LISTING = ['meta_title', 'meta_description', 'meta_keywords', 'og_title', 'og_description', 'og_image_id'];
const listed = (prefix = '') => LISTING.map((name) => prefix + name).join(', ');

/** The path of the pages that are globals. */
const PAGES = {
  home: '/',
  about: '/about-us',
  contact_page: '/contact-us',
  quote_page: '/free-quote',
  faq_page: '/faq-page',
  blog_page: '/blog',
  privacy: '/privacy',
};
const RECORDS = ['services', 'cities', 'faq_categories', 'testimonials'];
const GLOBALS = [...Object.keys(PAGES), 'other_pages', 'city_pages', 'reviews', 'settings'];

/** A listing with at least one word or a picture, of a page that is not in the trash. */
const LIVE_LISTING = `deleted_at IS NULL AND (${LISTING.map((name) =>
  name === 'og_image_id' ? 'og_image_id IS NOT NULL' : `COALESCE(${name}, '') <> ''`,
).join(' OR ')})`;

/** Copies search listings into the records whose page they describe; `route` is an expression over the record. */
const moveListings = (table: string, route: string) =>
  LISTING.map(
    (name) =>
      `UPDATE ${table} SET meta_${name} = (SELECT p.${name} FROM page_meta p WHERE p.route = ${route} AND p.deleted_at IS NULL)
       WHERE EXISTS (SELECT 1 FROM page_meta p WHERE p.route = ${route} AND ${LIVE_LISTING.replaceAll(/\b(deleted_at|meta_|og_)/g, 'p.$1')})`,
  );

/** A card that a service takes over: the first with the path of its page, with the words that a card must have. */
const firstCard = (table: string, condition: string) =>
  `(SELECT c.id FROM ${table} c WHERE c.deleted_at IS NULL AND c.route = '/service/' || services.slug
    AND COALESCE(c.description, '') <> '' AND ${condition} ORDER BY c._order LIMIT 1)`;
const HOME_CARD = firstCard('premium_services', 'c.image_id IS NOT NULL');
const CITY_CARD = firstCard('city_services', 'c.icon IS NOT NULL');

/** Copies the words of the cards into the services. A title that repeats the name, and the page's own picture, stay empty. */
const moveCards = ({ as }: Dialect) => [
  `UPDATE services SET
     home_card_title = (SELECT c.title FROM premium_services c WHERE c.id = ${HOME_CARD}),
     home_card_description = (SELECT c.description FROM premium_services c WHERE c.id = ${HOME_CARD}),
     home_card_image_id = (SELECT c.image_id FROM premium_services c WHERE c.id = ${HOME_CARD}),
     city_card_title = (SELECT c.title FROM city_services c WHERE c.id = ${CITY_CARD}),
     city_card_description = (SELECT c.description FROM city_services c WHERE c.id = ${CITY_CARD}),
     city_card_icon = (SELECT ${as('c.icon', 'enum_services_city_card_icon')} FROM city_services c WHERE c.id = ${CITY_CARD})`,
  'UPDATE services SET home_card_image_id = NULL WHERE home_card_image_id = image_id',
  ...['home_card_title', 'city_card_title'].map(
    (title) =>
      `UPDATE services SET ${title} = NULL
       WHERE ${title} = COALESCE(NULLIF(name, ''), CASE WHEN COALESCE(title, '') = '' THEN page_name END)`,
  ),
  // An added service whose card has no words stays where it is, as a card of its own.
  `UPDATE services SET show_on_home = FALSE WHERE ${HOME_CARD} IS NULL AND EXISTS
     (SELECT 1 FROM premium_services c WHERE c.deleted_at IS NULL AND rtrim(c.route, '/') = '/service/' || services.slug)`,
  `UPDATE services SET show_on_cities = FALSE WHERE ${CITY_CARD} IS NULL AND EXISTS
     (SELECT 1 FROM city_services c WHERE c.deleted_at IS NULL AND rtrim(c.route, '/') = '/service/' || services.slug)`,
];

/** A service's card, else a card of its own, in their order. */
const placeCards = (list: string, parent: string, table: string, card: string, extra: string, value: string, { rowId }: Dialect) => {
  const service = `(SELECT services.id FROM services WHERE ${card} = t.id)`;
  const own = (column: string) => `CASE WHEN ${service} IS NULL THEN ${column} END`;
  return `INSERT INTO ${list} (_order, _parent_id, id, service_id, title, description, route, ${extra})
    SELECT row_number() OVER (ORDER BY t._order), (SELECT id FROM ${parent}), ${rowId}, ${service},
      ${own('t.title')}, ${own('t.description')}, ${own('t.route')}, ${own(value)}
    FROM ${table} t WHERE t.deleted_at IS NULL`;
};

const inOrder = (list: string, parent: string, columns: string, values: string, table: string, { rowId }: Dialect) =>
  `INSERT INTO ${list} (_order, _parent_id, id, ${columns})
   SELECT row_number() OVER (ORDER BY t._order), (SELECT id FROM ${parent}), ${rowId}, ${values}
   FROM ${table} t WHERE t.deleted_at IS NULL`;

/** A row for each new global of a company that has content. */
const newGlobal = (table: string) =>
  `INSERT INTO ${table} (updated_at, created_at) SELECT updated_at, created_at FROM settings LIMIT 1`;

const publish = (table: string, versions: string, ofOneRecord: string) => [
  `UPDATE ${table} SET _status = 'published'`,
  `UPDATE ${versions} SET version__status = 'published'`,
  `UPDATE ${versions} SET latest = TRUE WHERE id IN (SELECT max(id) FROM ${versions} ${ofOneRecord})`,
];

/** The newest version has what its record was given here. */
const copyToVersion = (table: string, columns: string[]) =>
  columns.map(
    (column) =>
      `UPDATE _${table}_v SET version_${column} = (SELECT t.${column} FROM ${table} t WHERE t.id = _${table}_v.parent_id) WHERE latest`,
  );

/**
 * Moves slides, cards, numbers, lines and search listings into the records of their page, service or city, where they show the
 * same. What is there is published. Plain SQL, to be run after the new tables and columns exist and before the old ones go.
 */
export const intoOneRecord = (dialect: Dialect): string[] => [
  ...['home', 'quote_page', 'other_pages', 'city_pages'].map(newGlobal),
  ...moveCards(dialect),
  inOrder(
    'home_slides',
    'home',
    'heading, paragraph, media_id, poster_id, happy_customers, rating',
    't.heading, t.paragraph, t.media_id, t.poster_id, t.happy_customers, t.rating',
    'hero_slides',
    dialect,
  ),
  inOrder(
    'home_stats',
    'home',
    'icon, number, text',
    `${dialect.as('t.icon', 'enum_home_stats_icon')}, t.number, t.text`,
    'stat_boxes',
    dialect,
  ),
  placeCards('home_cards', 'home', 'premium_services', HOME_CARD, 'image_id', 't.image_id', dialect),
  placeCards(
    'city_pages_services',
    'city_pages',
    'city_services',
    CITY_CARD,
    'icon',
    dialect.as('t.icon', 'enum_city_pages_services_icon'),
    dialect,
  ),
  `UPDATE city_pages SET achievements_heading = (SELECT heading FROM achievements),
     achievements_description = (SELECT description FROM achievements), achievements_image_id = (SELECT image_id FROM achievements)`,
  `INSERT INTO city_pages_achievements_points (_order, _parent_id, id, icon, value, label)
   SELECT _order, (SELECT id FROM city_pages), id,
     ${dialect.as('icon', 'enum_city_pages_achievements_points_icon')}, value, label FROM achievements_points`,
  ...Object.entries(PAGES).flatMap(([table, path]) => [
    `INSERT INTO ${table} (updated_at, created_at) SELECT p.updated_at, p.created_at FROM page_meta p
     WHERE p.route = '${path}' AND p.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM ${table})`,
    ...moveListings(table, `'${path}'`),
  ]),
  ...moveListings('services', "'/service/' || services.slug"),
  ...moveListings('cities', 'cities.route'),
  `INSERT INTO other_pages_listings (_order, _parent_id, id, route, ${listed()})
   SELECT row_number() OVER (ORDER BY route), (SELECT id FROM other_pages), ${dialect.rowId}, route, ${listed()} FROM page_meta
   WHERE deleted_at IS NULL AND NOT (${LIVE_LISTING} AND (route IN (${Object.values(PAGES)
     .map((path) => `'${path}'`)
     .join(', ')})
     OR EXISTS (SELECT 1 FROM services s WHERE route = '/service/' || s.slug)
     OR EXISTS (SELECT 1 FROM cities c WHERE page_meta.route = c.route)))`,
  ...RECORDS.flatMap((table) => publish(table, `_${table}_v`, 'GROUP BY parent_id')),
  ...GLOBALS.flatMap((table) => publish(table, `_${table}_v`, '')),
  ...copyToVersion('services', [
    ...['home_card_title', 'home_card_description', 'home_card_image_id', 'show_on_home', 'show_on_cities'],
    ...['city_card_title', 'city_card_description'],
    ...LISTING.map((name) => `meta_${name}`),
  ]),
  `UPDATE _services_v SET version_city_card_icon = (SELECT ${dialect.as('t.city_card_icon', 'enum__services_v_version_city_card_icon')}
     FROM services t WHERE t.id = _services_v.parent_id) WHERE latest`,
  ...copyToVersion('cities', LISTING.map((name) => `meta_${name}`)),
];

/** Tables whose rows live in other records now. */
export const mergedTables = [
  ...['hero_slides', 'premium_services', 'stat_boxes', 'city_services', 'page_meta', 'achievements'].flatMap((table) => [
    table,
    `_${table}_v`,
  ]),
  'achievements_points',
  '_achievements_v_version_points',
];
