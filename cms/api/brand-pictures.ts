import type { BrandColours } from 'contract/palette';
import { isStarterPicture, pathInBrand } from '../storage/files/brand-pictures';
import type { Source } from './source';

/** A picture in the HTML of an answer. */
const IN_HTML = /(?<=<img src="\/storage\/)[\w-]+\.jpg(?=")/g;

/** The answer with each starter picture's path, and those in HTML, replaced. */
function replaced(value: unknown, replace: (name: string) => string): unknown {
  if (typeof value === 'string') return isStarterPicture(value) ? replace(value) : value.replace(IN_HTML, replace);
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, replace));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, replace)]));
}

/** An answer in which the starter's pictures have the brand's colours. Those without any cost no query. */
export async function answerInBrand<Answer>(answer: Answer, source: Source): Promise<Answer> {
  const found = new Set<string>();
  replaced(answer, (name) => {
    if (isStarterPicture(name)) found.add(name);
    return name;
  });
  if (found.size === 0) return answer;
  const { look } = await source.findGlobal({ slug: 'settings', depth: 0, select: { look: true } });
  const colours: BrandColours = { main: look.main, accent: look.accent };
  return replaced(answer, (name) => (isStarterPicture(name) ? pathInBrand(name, colours) : name)) as Answer;
}
