import { fold } from '../../../api/base';
import { nameOf, specified, titleOf } from '../../../api/service';
import type { FaqCategory, Service } from '../../../base/database/payload-types';
import { asImport, isStarters } from '../as-import';
import { anyRecord, attempt, moveToTrash, type Partly, saveRecord } from '../save';
import type { Source } from './source';

type Group = Partly<FaqCategory> & { category: string };

const KIND = 'groups of questions';
const LABEL = { kind: KIND, from: 'Questions' };

/** The questions that a service's page asks for, by its category or its title. */
async function questionsOf(source: Source, service: Service) {
  const page = specified(service);
  if (service.shape === 'sub-service') return source.read('subServiceFaq', { name: page?.title ?? titleOf(service) });
  return page?.faq_category ? source.read('faqCategory', { category: page.faq_category }) : undefined;
}

const namesOf = (service: Service) =>
  [specified(service)?.faq_category, specified(service)?.title, titleOf(service), nameOf(service)].flatMap((name) =>
    name ? fold(name) : [],
  );

/** Gives the groups of the FAQ page the provider's order, by exchanging the places that they have. */
async function putInOrder(source: Source, ids: number[]): Promise<void> {
  const { payload } = source.job;
  const { docs } = await payload.find({ collection: 'faq-categories', where: { id: { in: ids } }, depth: 0, pagination: false });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const places = docs.flatMap(({ _order }) => _order ?? []).sort();
  for (const [at, id] of ids.entries()) {
    const doc = byId.get(id);
    if (doc && doc._order !== places[at])
      await payload.update({ collection: 'faq-categories', id, data: { _order: places[at] }, ...asImport });
  }
}

async function saveGroup(source: Source, known: FaqCategory | undefined, data: Group): Promise<number | undefined> {
  const { payload } = source.job;
  const label = { ...LABEL, name: data.category };
  if (known) {
    await saveRecord(source.job, 'faq-categories', known.id, data, label);
    return known.id;
  }
  const published = anyRecord({ ...data, _status: 'published' });
  const group = await attempt(source.job, label, 'added', () =>
    payload.create({ collection: 'faq-categories', data: published, ...asImport }),
  );
  return group?.id;
}

/** Questions of services and of the FAQ page. The starter's groups that the provider lacks leave that page. */
export async function importQuestions(source: Source): Promise<void> {
  const { payload } = source.job;
  const { docs } = await payload.find({ collection: 'faq-categories', sort: '_order', depth: 0, pagination: false, limit: 0 });
  const onPage = (await source.read('faqs')) ?? [];
  const services = await source.services();
  const listed = new Map<number, number>(); // id of a group → its place on the FAQ page
  const inList = (names: string[]) => onPage.findIndex(({ category }) => names.includes(fold(category)));

  source.job.progress.begin('Questions', services.length);
  for (const service of services) {
    source.job.progress.step();
    const own = await questionsOf(source, service);
    const known = docs.find((doc) => doc.service === service.id);
    const place = inList(own ? [...namesOf(service), fold(own.category)] : namesOf(service));
    const answer = own?.items.length ? own : onPage[place];
    if (!answer) continue;
    const data = { category: answer.category, items: answer.items, show_on_faq_page: place >= 0 };
    const id = await saveGroup(source, known, known ? data : { ...data, service: service.id });
    if (id !== undefined && place >= 0) listed.set(id, place);
    if (place >= 0 && JSON.stringify(onPage[place]?.items) !== JSON.stringify(answer.items))
      source.misfit('faqs', answer.category, 'its questions differ from those of its service page, which were taken for both');
  }
  for (const [place, { category, items }] of onPage.entries()) {
    if ([...listed.values()].includes(place)) continue;
    const known = docs.find((doc) => !doc.service && fold(doc.category) === fold(category));
    const id = await saveGroup(source, known, { category, items, show_on_faq_page: true });
    if (id !== undefined) listed.set(id, place);
  }
  if (onPage.length === 0) return;
  for (const doc of docs.filter((doc) => isStarters(doc) && !listed.has(doc.id) && doc.show_on_faq_page)) {
    if (!doc.service) await moveToTrash(source.job, 'faq-categories', doc.id, KIND);
    else await saveRecord(source.job, 'faq-categories', doc.id, { show_on_faq_page: false }, { ...LABEL, name: doc.category });
  }
  await putInOrder(
    source,
    [...listed].sort(([, a], [, b]) => a - b).map(([id]) => id),
  );
}
