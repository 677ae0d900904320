import type { Payload } from 'payload';
import type { Service } from '../base/payload-types';
import { isAdded } from '../content/service-choices';
import { findServices, nameOf } from './service';

/** The option of the forms for whatever has none of its own; it stays the last one. */
const OTHERS = 'Others';

/** The service pages that the owner added: no specified card, menu or option knows them. */
export const addedServices = (payload: Payload): Promise<Service[]> =>
  findServices(payload).then((docs) => docs.filter((doc) => isAdded(doc)));

/** What the cards of added pages say, wherever they stand. */
export const addedCard = (doc: Service) => ({
  title: nameOf(doc),
  description: doc.description || undefined,
  route: `/service/${doc.slug}`,
});

/** The added pages that the owner wants on a list and that have no card of their own there. */
export function missingFrom(cards: { route: string }[], added: Service[], wanted: 'show_on_home' | 'show_on_cities'): Service[] {
  const routes = new Set(cards.map(({ route }) => route.replace(/\/$/, '')));
  return added.filter((doc) => doc.shape !== 'sub-service' && doc[wanted] !== false && !routes.has(`/service/${doc.slug}`));
}

/** The option of the quote form that fits an added page. */
export const quoteServiceOf = (doc: Service) => (doc.in_quote_form === false ? doc.quote_service || OTHERS : nameOf(doc));

/** The quote form's options with those of the added pages. */
export function withAddedOptions(options: string[], added: Service[]): string[] {
  const further = added.filter((doc) => doc.in_quote_form !== false).map((doc) => nameOf(doc));
  const last = options.at(-1) === OTHERS ? [OTHERS] : [];
  return [...new Set([...options.slice(0, options.length - last.length), ...further, ...last])];
}
