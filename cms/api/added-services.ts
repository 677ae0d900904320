import type { Service } from '../base/payload-types';
import { isAdded } from '../content/service-choices';
import { findServices, nameOf } from './service';
import type { Source } from './source';

/** The form option for services without their own; always last. */
const OTHERS = 'Others';

/** Service pages added by the owner, which have no fixed card, menu entry or option. */
export const addedServices = (source: Source): Promise<Service[]> =>
  findServices(source).then((docs) => docs.filter((doc) => isAdded(doc)));

/** Card text of added pages, the same on every list. */
export const addedCard = (doc: Service) => ({
  title: nameOf(doc),
  description: doc.description || undefined,
  route: `/service/${doc.slug}`,
});

/** Added pages that the owner put on a list where they have no card of their own. */
export function missingFrom(cards: { route: string }[], added: Service[], wanted: 'show_on_home' | 'show_on_cities'): Service[] {
  const routes = new Set(cards.map(({ route }) => route.replace(/\/$/, '')));
  return added.filter((doc) => doc.shape !== 'sub-service' && doc[wanted] !== false && !routes.has(`/service/${doc.slug}`));
}

/** The quote form option that fits an added page. */
export const quoteServiceOf = (doc: Service) => (doc.in_quote_form === false ? doc.quote_service || OTHERS : nameOf(doc));

/** The quote form's options, including those of added pages. */
export function withAddedOptions(options: string[], added: Service[]): string[] {
  const further = added.filter((doc) => doc.in_quote_form !== false).map((doc) => nameOf(doc));
  const last = options.at(-1) === OTHERS ? [OTHERS] : [];
  return [...new Set([...options.slice(0, options.length - last.length), ...further, ...last])];
}
