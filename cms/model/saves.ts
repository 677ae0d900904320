import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { noteChange, noteDeletion, noteGlobalChange } from '../base/audit/record';
import { ownFieldRules, sortVersionsByOwnFields } from '../base/rights/own-fields';
import { isTypedIn, refuseLate, refuseOutdated } from '../forms/editing/made-from';
import { bulkCalls } from '../forms/editing/many';
import { dropPendingPictures, refuseUnstorable } from '../forms/editing/storable';
import { editedByField, stampEditor } from '../forms/fields/edited-by';
import { affects } from '../publishing/affects';
import { publishDeleted, publishSaved } from '../publishing/publish-change';
import { keepLocked } from './content/restore-version';
import { noteTakingAway } from './content/taking-away';
import { checkFacts } from './settings/fact-check';

type Entity = Pick<CollectionConfig | GlobalConfig, 'slug' | 'fields' | 'versions'>;
type RecordHooks = Required<NonNullable<CollectionConfig['hooks']>>;
type PageHooks = Required<NonNullable<GlobalConfig['hooks']>>;

/** A step of each save: what it does to a record and to a page of its own, and which of them have it. */
interface Step<When extends keyof RecordHooks> {
  of: (entity: Entity) => boolean;
  record?: RecordHooks[When][number];
  page?: When extends keyof PageHooks ? PageHooks[When][number] : never;
}

/** Where the hooks of the noun itself stand. */
const OWN = 'own';

const all = () => true;
/** Forms that several people type in at once: all content, and enquiries. */
const typedIn = ({ fields }: Entity) => isTypedIn(fields);
const signed = ({ fields }: Entity) => fields.includes(editedByField);
const withDrafts = ({ versions }: Entity) => typeof versions === 'object' && Boolean(versions.drafts);
const onTheSite = ({ slug }: Entity) => slug in affects;

/** What the list of who did what leaves out: nobody edits it. */
export const UNNOTED = {
  audit: 'it is that list',
  'fire-drill': 'the drill writes what it saw',
  publications: 'publishing writes them',
  pushes: 'sending writes them',
  'second-factors': 'a change of one is noted as one of its account',
};
const noted = ({ slug }: Entity) => !(slug in UNNOTED);

/** What happens to each save, whichever way it came, in this order. Reads have the rules of `beforeOperation` as well. */
export const SAVE_STEPS: {
  [When in 'beforeOperation' | 'beforeValidate' | 'beforeChange' | 'afterChange' | 'afterDelete']: (Step<When> | typeof OWN)[];
} = {
  beforeOperation: [
    { of: all, ...refuseUnstorable },
    { of: typedIn, ...refuseOutdated },
    OWN,
    ...ownFieldRules.map((record) => ({ of: all, record })),
    { of: withDrafts, record: noteTakingAway },
  ],
  beforeValidate: [
    OWN,
    { of: typedIn, record: keepLocked },
    { of: typedIn, record: dropPendingPictures, page: dropPendingPictures },
  ],
  beforeChange: [
    OWN,
    { of: signed, ...stampEditor },
    { of: onTheSite, ...checkFacts },
    { of: typedIn, record: refuseLate, page: refuseLate },
    // Then Payload validates the fields, and `whole-saves.ts` makes each write of the database one transaction.
  ],
  afterChange: [OWN, { of: onTheSite, ...publishSaved }, { of: noted, record: noteChange, page: noteGlobalChange }],
  afterDelete: [OWN, { of: onTheSite, record: publishDeleted }, { of: noted, record: noteDeletion }],
};

function hooksOf(entity: CollectionConfig | GlobalConfig, kind: 'record' | 'page') {
  const own: Partial<Record<string, unknown[]>> = { ...entity.hooks };
  const steps = Object.entries(SAVE_STEPS).map(([when, list]) => [
    when,
    list.flatMap((step) => (step === OWN ? (own[when] ?? []) : step.of(entity) && step[kind] ? [step[kind]] : [])),
  ]);
  return { ...own, ...Object.fromEntries(steps) };
}

export const withSaveSteps: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: hooksOf(collection, 'record'),
    endpoints: [...bulkCalls, ...(collection.endpoints || [])],
  })),
  globals: config.globals?.map((page) => ({
    ...sortVersionsByOwnFields(page),
    hooks: hooksOf(page, 'page'),
  })),
});
