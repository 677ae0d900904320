import { type CallName, contract } from 'contract';
import { isStarterPicture, makeInBrand, pathsInBrand } from '../model/starter/brand-pictures';
import { announce } from '../publishing/publications';
import type { Source } from './source';

/** A picture in the HTML of an answer. */
const IN_HTML = /(?<=<img src="\/storage\/)[\w-]+\.jpg(?=")/g;

/** What the starter's descriptions say of colours that follow the brand; pollen is yellow for everybody. */
const COLOURS = / in teal and yellow|\b(?:teal|aqua) |\byellow (?!pollen)/g;
const withoutColours = (alt: string) => alt.replace(/\bA teal (?=[aeiou])/g, 'An ').replace(COLOURS, '');

/** The answer with each starter picture's path, also in HTML, replaced, and without the colours that its description names. */
function replaced(value: unknown, replace: (name: string) => string): unknown {
  if (typeof value === 'string') return isStarterPicture(value) ? replace(value) : value.replace(IN_HTML, replace);
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, replace));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const record = value as Record<string, unknown>;
  const isDescription = (key: string) => key.endsWith('_alt') && isStarterPicture(String(record[key.slice(0, -4)]));
  return Object.fromEntries(
    Object.entries(record).map(([key, inner]) => [
      key,
      typeof inner === 'string' && isDescription(key) ? withoutColours(inner) : replaced(inner, replace),
    ]),
  );
}

function showsStarter(value: unknown): boolean {
  if (typeof value === 'string') return isStarterPicture(value) || (value.match(IN_HTML) ?? []).some(isStarterPicture);
  return typeof value === 'object' && value !== null && Object.values(value).some(showsStarter);
}

/**
 * An answer in which the starter's pictures have the brand's colours. New colours show once all pictures are made, and sites are told:
 * no request waits for one. Answers without such pictures cost no query.
 */
export async function answerInBrand<Answer>(answer: Answer, source: Source): Promise<Answer> {
  if (!showsStarter(answer)) return answer;
  const { look } = await source.findGlobal({ slug: 'settings', depth: 0, select: { look: true } });
  const pathOf = await pathsInBrand(look);
  if (pathOf) return replaced(answer, (name) => (isStarterPicture(name) ? pathOf(name) : name)) as Answer;
  if (!source.drafts) {
    const tell = () => announce(Object.keys(contract) as CallName[], [], source.payload);
    makeInBrand(look, tell, source.payload.logger);
  }
  return answer;
}
