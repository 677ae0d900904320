/** The documented rights; tests compare configuration and running API with it. */
const EDITORS = 'owner editor';
const ANSWERERS = 'owner leads';
const ALL = 'owner editor leads';
export const content = {
  create: EDITORS,
  read: EDITORS,
  update: EDITORS,
  trash: EDITORS,
  delete: 'owner',
  readVersions: EDITORS,
};
const closed = { create: '', read: '', update: '', delete: '' };

/** `delete` is permanent; `trash` can be undone. `*` means only some records. */
export const collections: Record<string, Record<string, string>> = {
  leads: {
    create: ANSWERERS,
    read: ANSWERERS,
    update: ANSWERERS,
    trash: ANSWERERS,
    delete: 'owner',
    readVersions: ANSWERERS,
  },
  'reply-texts': { create: ANSWERERS, read: ANSWERERS, update: ANSWERERS, delete: ANSWERERS },
  outbox: { ...closed, read: 'owner leads*', delete: 'owner' }, // mails about accounts are for owners
  'push-devices': { ...closed, read: 'owner leads*', delete: 'owner leads*' }, // their own
  pushes: closed,
  conversions: { ...closed, read: ANSWERERS },
  quotes: { ...closed, read: ANSWERERS },
  'done-jobs': { ...closed, read: ANSWERERS },
  'lead-notes': { ...closed, read: ANSWERERS },
  'lead-photos': { ...closed, read: ANSWERERS },
  services: content,
  cities: content,
  'own-pages': content,
  'faq-categories': content,
  posts: content,
  testimonials: content,
  redirects: { create: EDITORS, read: EDITORS, update: EDITORS, delete: EDITORS, readVersions: EDITORS }, // have no trash
  media: content,
  users: {
    create: 'owner',
    read: 'owner editor* leads*',
    update: 'owner editor* leads*',
    delete: 'owner',
    unlock: 'owner',
  },
  vitals: { ...closed, read: 'owner' },
  publications: closed,
  'missing-paths': { ...closed, read: EDITORS },
  audit: { ...closed, read: 'owner' },
  'second-factors': closed,
  'payload-kv': closed,
  'payload-jobs': closed,
  // Payload's screens need locks and list preferences for every account. An account creates a lock in its own name, for a record
  // that it may change, and takes over another account's lock by an update.
  'payload-locked-documents': { create: ALL, read: ALL, update: ALL, delete: 'owner editor* leads*' },
  'payload-preferences': {
    create: ALL,
    read: 'owner* editor* leads*',
    update: 'owner* editor* leads*',
    delete: 'owner* editor* leads*',
  },
  // Has no endpoints.
  'payload-migrations': { create: ALL, read: ALL, update: ALL, delete: ALL },
};

const page = { read: EDITORS, update: EDITORS, readVersions: EDITORS };
export const globals: Record<string, Record<string, string>> = {
  notifications: { read: 'owner', update: 'owner', readVersions: 'owner' },
  measuring: { read: 'owner', update: 'owner', readVersions: 'owner' },
  prices: { read: ANSWERERS, update: ANSWERERS, readVersions: ANSWERERS },
  home: page,
  about: page,
  'city-pages': page,
  'other-pages': page,
  'quote-page': page,
  'contact-page': page,
  'faq-page': page,
  'blog-page': page,
  reviews: page,
  settings: page,
  words: page,
  announcement: page,
  privacy: page,
  'sign-in-rules': { read: 'owner', update: 'owner', readVersions: 'owner' },
  'fire-drill': { read: 'owner', update: '', readVersions: 'owner' },
  'payload-jobs-stats': { read: '', update: '', readVersions: '' },
};

/** Endpoints besides Payload's own, and who is allowed; others get 401 or 403. */
export const endpoints: Record<string, string> = {
  'leads get /csv': ANSWERERS,
  'leads get /:id/person': ANSWERERS,
  'services get /:id/shown-at': EDITORS,
  'cities post /about-to': EDITORS,
  'own-pages post /about-to': EDITORS,
  'faq-categories post /about-to': EDITORS,
  'media post /about-to': EDITORS,
  'posts post /about-to': EDITORS,
  'redirects post /about-to': EDITORS,
  'services post /about-to': EDITORS,
  'testimonials post /about-to': EDITORS,
  'cities get /:id/shown-at': EDITORS,
  'own-pages get /:id/shown-at': EDITORS,
  'posts get /:id/shown-at': EDITORS,
  'media get /uses': EDITORS,
  'media post /:id/use-instead': EDITORS,
  'media get /:id/thumbnail': EDITORS,
  'notifications get /mail-setup': 'owner',
  'notifications post /test-mail': 'owner',
  'measuring get /:network/state': 'owner',
  'measuring post /:network/test': 'owner',
};
