import { isDeepStrictEqual } from 'node:util';
import { factsIn } from 'contract/facts';
import { type Look, STARTER_LOOK } from 'contract/look';
import { withoutEnded } from 'contract/offered';
import type { SiteSettings } from 'contract/settings';
import { usualTemplates, wordsOn } from 'contract/words';
import { callLink, messageLink } from 'shared/phone';
import type { Setting } from '../base/database/payload-types';
import { markupHours } from '../base/facts/markup-hours';
import { promisesReply, writtenReply } from '../base/facts/reply-promise';
import { today } from '../base/process/days';
import { linesOf } from '../forms/fields/lines';
import { htmlOf } from '../forms/fields/rich-text-field';
import { measuredBy, measuringWords } from '../leads/measuring/for-visitors';
import { usualReply } from '../leads/record/answer-times';
import { reviewsIn } from '../model/pages/reviews';
import { hoursOf } from '../model/settings/offices';
import { areaServed, formCities, formStates, officeIds } from '../model/settings/places';
import { PROMISE_NAMES, type PromiseName } from '../model/settings/promises';
import { thanksPages } from '../model/settings/thanks';
import { announcementOf } from './announcement';
import { api, present } from './base';
import { exceptionsFrom, exceptionsOfOffice } from './hours';
import { menusOf } from './menu';
import { picture } from './picture';
import { findServices } from './service';
import { endedServices, withAddedOptions } from './service-cards';
import type { Source } from './source';

const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

const wordsOf = (claims: Setting['claims']) =>
  Object.fromEntries(PROMISE_NAMES.map((name) => [name, claims?.[name] ?? ''])) as Record<PromiseName, string>;

function lookOf(look: Setting['look']): Look | undefined {
  const { main, accent, heading_font } = look;
  const pictures = {
    ...picture('logo', look.logo),
    ...picture('logo_on_dark', look.logo_on_dark),
    ...picture('sign', look.sign),
  };
  const chosen = { main, accent, heading_font, ...pictures };
  return isDeepStrictEqual(chosen, STARTER_LOOK) ? undefined : chosen;
}

/** The fixed words that the owner replaced, and the usual ones that name facts, which a site does not know. */
async function ownWords(source: Source): Promise<Record<string, string>> {
  const doc: Record<string, unknown> = { ...(await source.findGlobal({ slug: 'words', depth: 0 })) };
  const typed = wordsOn().flatMap((name) => {
    const words = doc[name];
    if (typeof words === 'string' && words.trim()) return [[name, words]];
    return factsIn(usualTemplates[name]).length > 0 ? [[name, usualTemplates[name]]] : [];
  });
  return Object.fromEntries(typed);
}

/** Paths of the pages that thank for each form; undefined where none is chosen, or the chosen one is not on the site. */
async function thanksOf(source: Source, chosen: Setting['thanks']): Promise<SiteSettings['thanks']> {
  if (!chosen?.contact && !chosen?.quote) return undefined;
  const pages = await thanksPages(source);
  const pathOf = (value: string | null | undefined) => pages.find((page) => page.value === value)?.path;
  return { contact: pathOf(chosen.contact), quote: pathOf(chosen.quote) };
}

export const settings = {
  settings: api.settings.handler(async ({ context: { payload, source } }) => {
    const [doc, { look }, { review_count, ...summary }, services, words] = await Promise.all([
      source.findGlobal({ slug: 'settings', depth: 0 }),
      source.findGlobal({ slug: 'settings', depth: 1, select: { look: true } }),
      source.findGlobal({ slug: 'reviews', depth: 0, select: { review_count: true, sample: true } }),
      findServices(source),
      ownWords(source),
    ]);
    present(doc.brand, 'settings');
    const ids = officeIds(doc.offices);
    const offered = withoutEnded(
      { services: withAddedOptions(linesOf(doc.services), services), claims: wordsOf(doc.claims) },
      endedServices(services),
    );
    return {
      brand: doc.brand,
      tagline: doc.tagline,
      blurb: doc.blurb,
      phone: doc.phone,
      phone_link: callLink(doc.phone),
      mobile: doc.mobile,
      mobile_link: messageLink(doc.mobile),
      email: doc.email,
      social: (doc.social ?? []).map(({ network, url, label }) => ({ network, url, label })),
      offices: (doc.offices ?? []).map(({ key, in_forms: _, phone, email, hours, hours_exceptions, ...office }) => ({
        ...office,
        id: ids.get(key ?? '') ?? '',
        area_served: areaServed(office),
        latitude: office.latitude ?? 0, // only a draft may lack it
        longitude: office.longitude ?? 0,
        phone: phone || doc.phone,
        phone_link: callLink(phone || doc.phone),
        email: email || doc.email,
        opening_hours: hoursOf(hours),
        hours_exceptions: exceptionsOfOffice(hours_exceptions, doc.hours_exceptions, today(office.time_zone)),
      })),
      opening_hours: (doc.opening_hours ?? []).map(({ days, hours }) => ({ days, hours })),
      hours_exceptions: some(exceptionsFrom(doc.hours_exceptions, today(doc.time_zone))),
      time_zone: doc.time_zone,
      reply: promisesReply(doc) ? { within: writtenReply(doc), usually: await usualReply(payload, doc) } : undefined,
      cities: formCities(doc),
      states: formStates(doc),
      ...offered,
      cleaning_models: linesOf(doc.cleaning_models),
      collection_notice: doc.collection_notice,
      default_title: doc.default_title,
      default_description: doc.default_description,
      // Without a number of reviews, search engines are not told of the rating either.
      markup: {
        ...doc.markup,
        price_range: doc.markup.price_range ?? '',
        opening_hours: doc.markup.opening_hours || markupHours(doc.opening_hours),
        review_count: source.hides(doc) || source.hides(summary) ? 0 : (reviewsIn(review_count ?? '') ?? 0),
      },
      look: lookOf(look),
      embed_hosts: some(linesOf(doc.embed_hosts)),
      live_map_in_view: doc.live_map_in_view ?? false,
      words,
      measuring: measuredBy(await payload.findGlobal({ slug: 'measuring', depth: 0 })),
      thanks: await thanksOf(source, doc.thanks),
      announcement: await announcementOf(source, doc.time_zone),
      ...(await menusOf(source, doc)),
    };
  }),

  serviceArea: api.serviceArea.handler(async ({ context: { source } }) => {
    const { offices } = await source.findGlobal({ slug: 'settings', depth: 0, select: { offices: true } });
    const ids = officeIds(offices);
    const areas = (offices ?? []).map(({ key, service_postcodes, service_suburbs, service_km }) => ({
      office: ids.get(key ?? '') ?? '',
      postcodes: linesOf(service_postcodes),
      suburbs: linesOf(service_suburbs),
      ...(service_km && { within_km: service_km }),
    }));
    return { areas: areas.filter(({ postcodes, suburbs, within_km }) => postcodes.length + suburbs.length > 0 || within_km) };
  }),

  contactHero: api.contactHero.handler(async ({ context: { source } }) => {
    const { title, subtitle, background_image } = await source.findGlobal({ slug: 'contact-page', depth: 1 });
    return { title: present(title, 'top of the contact page'), subtitle, ...picture('background_image', background_image) };
  }),

  privacy: api.privacy.handler(async ({ context: { payload, source } }) => {
    const [page, measuring] = await Promise.all([
      source.findGlobal({ slug: 'privacy', depth: 0 }),
      payload.findGlobal({ slug: 'measuring', depth: 0 }),
    ]);
    const sections = (page.sections ?? []).map(({ title, text }) => ({ title, html: htmlOf(text) }));
    return { title: present(page.title, 'privacy page'), sections: [...sections, ...measuringWords(measuring)] };
  }),
};
