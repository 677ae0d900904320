import type { CallAnswer } from 'contract';
import { servicePages } from 'contract/catalogue';
import { shortened } from 'shared/text';
import { nameOf, specified } from '../../../api/service';
import type { Service } from '../../../base/database/payload-types';
import { servicePath } from '../../../publishing/addresses';
import { type Partly, saveRecord } from '../save';
import { asLines, otherTitle, type Source } from './source';

/** Maximum length of the sentence for cards. */
const SENTENCE = 155;

async function whyChooseOf(source: Source, service: Service): Promise<Partly<Service['why_choose']> | undefined> {
  const own = specified(service)?.own_calls ? (await source.read('whyChooseHouse'))?.[0] : undefined;
  const call = own ? 'whyChooseHouse' : 'whyChoose';
  const block = own ?? (service.why_choose_id ? await source.read('whyChoose', { id: service.why_choose_id }) : undefined);
  return (
    block && {
      heading: block.heading,
      points: asLines(block.points),
      before_image: await source.picture(call, block, 'before_image', `${nameOf(service)}, before`),
      after_image: await source.picture(call, block, 'after_image', `${nameOf(service)}, after`),
    }
  );
}

async function introOf(source: Source, service: Service): Promise<Partly<Service['intro']> | undefined> {
  const intro =
    service.shape === 'sub-service' && service.intro_id
      ? await source.read('subServiceIntro', { id: service.intro_id })
      : undefined;
  return (
    intro && {
      heading: intro.heading,
      paragraphs: intro.description,
      image: await source.picture('subServiceIntro', intro, 'image', intro.heading),
    }
  );
}

type Cards<Name extends 'premiumServices' | 'houseCleaning'> = CallAnswer<Name>[number];

async function homeCardOf(
  source: Source,
  service: Service,
  card: Cards<'premiumServices'>,
): Promise<Partly<Service['home_card']>> {
  const { title, description } = card;
  const image = await source.picture('premiumServices', card, 'image', title);
  return { title: otherTitle(service, title), description: description ?? null, image };
}

/** What the card on the family page says of the service: its name, sentence and picture. */
async function cardWordsOf(source: Source, service: Service, card: Cards<'houseCleaning'>): Promise<Partly<Service>> {
  const description = card.description && shortened(card.description, SENTENCE);
  if (description !== card.description)
    source.misfit('houseCleaning', `${card.title}, description`, `it was cut after ${SENTENCE} characters`);
  return {
    ...(card.title !== nameOf(service) && { name: card.title }),
    description: description ?? null,
    image: await source.picture('houseCleaning', card, 'image', card.title),
  };
}

async function importService(source: Source, service: Service, services: Service[]): Promise<void> {
  const leadsHere = ({ route }: { route: string }) => source.serviceAt(services, route)?.id === service.id;
  const homeCard = (await source.read('premiumServices'))?.find(leadsHere);
  const familyCards = (await source.read('houseCleaning')) ?? [];
  const familyCard = familyCards.find(leadsHere);
  const line = (await source.read('adelaideServices'))?.services.find(leadsHere);
  const [intro, why_choose, meta] = [
    await introOf(source, service),
    await whyChooseOf(source, service),
    await source.listing(servicePath(service.slug)),
  ];
  const chosen = specified(service)?.own_calls
    ? familyCards.flatMap(({ route }) => source.serviceAt(services, route)?.id ?? [])
    : [];
  const data: Partly<Service> = {
    ...(familyCard && (await cardWordsOf(source, service, familyCard))),
    ...(homeCard && { home_card: await homeCardOf(source, service, homeCard) }),
    ...(line && {
      city_card: {
        title: otherTitle(service, line.title),
        description: line.description ?? null,
        icon: source.icon('adelaideServices', line.title, line.icon),
      },
    }),
    ...(chosen.length > 0 && { cards: chosen }),
    ...(intro && { intro }),
    ...(why_choose && { why_choose }),
    ...(meta && { meta }),
  };
  await saveRecord(source.job, 'services', service.id, data, { kind: 'services', name: nameOf(service), from: 'Services' });
}

export async function importServices(source: Source): Promise<void> {
  const services = await source.services();
  source.job.progress.begin('Services', services.length);
  for (const service of services) {
    await importService(source, service, services);
    source.job.progress.step();
  }
  for (const { title, route } of (await source.read('houseCleaning')) ?? [])
    if (!source.serviceAt(services, route))
      source.misfit('houseCleaning', title, `it leads to ${route}, which is no service here; add it under Services`);
  for (const { slug, name } of servicePages)
    if (services.every((service) => service.slug !== slug))
      source.job.report.misfit('Services', name, 'its page was taken off the site here, so its texts were not taken');
}
