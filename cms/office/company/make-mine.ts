import { isDeepStrictEqual } from 'node:util';
import { APIError, createLocalReq } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Home, Setting } from '../../base/database/payload-types';
import { officeAddress } from '../../base/facts/company-facts';
import { listed } from '../../base/process/counted';
import { addressOf } from '../../forms/fields/page-slug';
import { richText } from '../../model/own-pages/starters';
import { type Changed, changeRecords } from '../../model/records/change';
import { replaceWords } from '../find-replace/find-replace';
import { oldWords } from './changes';
import { missing } from './faults';
import { fittingSlides, starterSlides } from './fitting-slides';
import { forgetSheet } from './kept-sheet';
import { planOf } from './plan';
import { type Owner, readSheet } from './sheet';

/** One after the other, each with the owner's rights and the rules of its records; what cannot be changed is named. */
async function each<Item extends { name: string }>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const failed: string[] = [];
  for (const item of items)
    await act(item).catch((error) => {
      if (!(error instanceof APIError)) throw error;
      failed.push(`“${item.name}” (${error.message})`);
    });
  if (failed.length > 0)
    throw new APIError(
      `${listed(failed)} could not be changed. The company is not yet yours; do it again to go on.`,
      400,
      null,
      true,
    );
}

/** A page that is begun for a service of their own, unless it is there already. */
async function begin({ payload, user }: Owner, name: string): Promise<void> {
  const slug = addressOf(name);
  const { totalDocs } = await payload.count({ collection: 'services', where: { slug: { equals: slug } }, trash: true });
  if (totalDocs > 0) return;
  const data = { name, slug, shape: 'standalone', _status: 'draft' } as const;
  await payload.create({ collection: 'services', data, draft: true, depth: 0, overrideAccess: false, user });
}

/** A city's page that is begun of what is known, unless the city has one. */
async function beginCity({ payload, user }: Owner, { key, city, service_km }: Setting['offices'][number]): Promise<void> {
  const slug = addressOf(city);
  const { totalDocs } = await payload.count({ collection: 'cities', where: { slug: { equals: slug } }, trash: true });
  if (totalDocs > 0) return;
  const around = service_km ? ` and up to ${service_km} km around it` : '';
  const description = richText(`{company} cleans in ${city}${around}. Call {phone}, or ask for a free quote.`);
  const who_we_are = { heading: `{company} in ${city}`, description };
  const data = { ...{ name: city, slug, route: `/${slug}-service`, office: key ?? '' }, who_we_are, _status: 'draft' } as const;
  await payload.create({ collection: 'cities', data, draft: true, depth: 0, overrideAccess: false, user });
}

/** Pictures of work that is not offered leave the home page's slides, those of a draft too; resolves with what could not be changed. */
async function fitSlides({ payload, user }: Owner): Promise<Changed['failed']> {
  const where = { _status: { equals: 'published' } };
  const query = { collection: 'services', where, sort: 'id', pagination: false, depth: 0 } as const;
  const [{ docs }, starter] = await Promise.all([payload.find(query), starterSlides(payload)]);
  const slidesOf = ({ slug }: { slug: string }) => (slug === 'home' ? ['slides'] : []);
  const { failed } = await changeRecords(await createLocalReq({ user }, payload), slidesOf, (_, data) => {
    const { slides } = data as Partial<Home>;
    const fitting = fittingSlides(slides ?? [], docs, starter);
    if (isDeepStrictEqual(fitting, slides ?? [])) return 0;
    data.slides = fitting;
    return 1;
  });
  return failed;
}

/**
 * Publishes the sheet: services that are not offered and what came with the demonstration go off the site, then the company's settings
 * are published, by which its samples end. What was done before something failed is not done again. Then the words that `replace` names
 * are replaced in texts of their own. Pictures and texts that could not be changed are returned.
 */
export function makeMine(owner: Owner, made_from: string, replace: readonly string[] = []): Promise<Changed['failed']> {
  const { payload, user } = owner;
  const own = { depth: 0, overrideAccess: false, user } as const;
  return inTurn(payload, 'company sheet', async () => {
    const { answers, judged, draft, before, version } = await readSheet(owner);
    if (Date.parse(made_from) !== Date.parse(version))
      throw new APIError('Somebody changed the company after you opened this page. Look at it again.', 409, null, true);
    if (Object.keys({ ...judged.faults, ...missing(answers, before) }).length > 0)
      throw new APIError('Answers are missing.', 400, null, true);
    const { off, on, begun, leadTo, isTakenOver } = await planOf(owner);
    const pairs = oldWords(before, draft).filter(({ find }) => replace.includes(find));
    // First what comes: what goes may lead there.
    await each(on, ({ id }) => payload.update({ collection: 'services', id, data: { _status: 'published' }, ...own }));
    for (const collection of ['testimonials', 'posts', 'cities'] as const)
      await each(off[collection], ({ id }) => payload.update({ collection, id, data: { _status: 'draft' }, ...own }));
    await each(off.services, ({ id, slug }) => {
      const leads_to = isTakenOver ? undefined : leadTo(slug);
      return payload.update({ collection: 'services', id, data: { _status: 'draft', leads_to }, ...own });
    });
    for (const name of begun) await begin(owner, name);
    const failed = isTakenOver ? await fitSlides(owner) : [];
    const { id: _, createdAt: __, globalType: ___, ...data } = draft as Setting & { globalType?: string };
    await payload.updateGlobal({ slug: 'settings', data: { ...data, sample: false, _status: 'published' }, ...own });
    const was = new Set(before.offices.map(officeAddress));
    const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true } });
    const added = isTakenOver ? [] : offices.slice(1).filter((office) => !was.has(officeAddress(office)));
    for (const office of added) await beginCity(owner, office);
    await forgetSheet(payload);
    if (pairs.length > 0) failed.push(...(await replaceWords(await createLocalReq({ user }, payload), pairs)).failed);
    return failed;
  });
}
