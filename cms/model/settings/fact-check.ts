import { FACTS, type Fact, type Facts, factsIn } from 'contract/facts';
import {
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { factsOf, HOMES, settingsFacts } from '../../base/facts/company-facts';
import { endedPromises } from '../../base/facts/ended-promises';
import { today } from '../../base/process/days';
import { isZone } from '../choices/zone';

/** Texts of a record with the path of their field; rich text counts as its field. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, 'root' in value || path.endsWith(':') ? `${path.replace(/:?$/, ':')}` : path ? `${path}.${key}` : key),
  );
}

/** Sentences that name these are left out while they are empty. */
const MAY_BE_EMPTY: readonly Fact[] = ['years', 'customers', 'solar'];

/** One error for each text that names a fact which the office has not entered; `unsaid` ones are left out of such texts. */
function missingFacts(data: object, facts: Facts, unsaid: ReadonlySet<string>): ValidationFieldError[] {
  return textsIn(data).flatMap(([path, text]) => {
    const missing = factsIn(text).find((fact) => facts[fact] === undefined && !unsaid.has(fact) && !MAY_BE_EMPTY.includes(fact));
    return missing
      ? {
          path: path.replace(/:$/, ''),
          label: `a text with {${missing}}`,
          message: `{${missing}} is not known yet. Enter it first: ${HOMES[missing].home}.`,
        }
      : [];
  });
}

const throwAny = (errors: ValidationFieldError[], req: PayloadRequest, where: { collection?: string; global?: string }) => {
  if (errors.length > 0) throw new ValidationError({ ...where, errors, req }, req.t);
};

const isNamed = (data: object) => textsIn(data).some(([, text]) => factsIn(text).length > 0);

/** Drafts are checked when they are published; starter content comes before its settings. */
const isUnchecked = (data: { _status?: string }, req: PayloadRequest) => data._status === 'draft' || req.context.quiet === true;

const checkRecord: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  if (isUnchecked(data, req) || !isNamed(data)) return data;
  // What a service promises comes to the site with it.
  const unsaid = collection.slug === 'services' ? new Set<string>() : await endedPromises(req.payload);
  throwAny(missingFacts(data, await factsOf(req.payload), unsaid), req, { collection: collection.slug });
  return data;
};

/** The settings hold most facts themselves. */
const checkGlobal: GlobalBeforeChangeHook = async ({ data, originalDoc, req, global }) => {
  if (isUnchecked(data, req)) return data;
  const ended = await endedPromises(req.payload);
  if (global.slug !== 'settings') {
    if (isNamed(data)) throwAny(missingFacts(data, await factsOf(req.payload), ended), req, { global: global.slug });
    return data;
  }
  const before = await factsOf(req.payload);
  // An unknown zone is refused later, by its field.
  const zone = isZone(data.time_zone) ? data.time_zone : originalDoc?.time_zone;
  const now = settingsFacts({ ...originalDoc, ...data }, today(zone));
  const isGone = (fact: Fact) => before[fact] !== undefined && now[fact] === undefined;
  // What is emptied is judged where it stands, not in the texts that name it.
  const unsaid = new Set([...ended, ...FACTS.filter(isGone)]);
  throwAny(missingFacts(data, now, unsaid), req, { global: global.slug });
  return data;
};

/** A version from before a fact was entered keeps today's when it is restored, which runs no hooks before. */
export const keepFacts: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.context.isRestoringVersion) return doc;
  const founded = doc.founded ?? previousDoc?.founded;
  const figures = {
    customers: doc.figures?.customers || previousDoc?.figures?.customers,
    solar: doc.figures?.solar || previousDoc?.figures?.solar,
  };
  if (founded === doc.founded && figures.customers === doc.figures?.customers && figures.solar === doc.figures?.solar) return doc;
  req.context.isRestoringVersion = false;
  return req.payload.updateGlobal({ slug: 'settings', data: { founded, figures }, depth: 0, req });
};

export const checkFacts = { record: checkRecord, page: checkGlobal };
