import type { Gazetteer } from '../addresses/gazetteer.server';
import { answerSuburb, defaultServiceArea } from '../addresses/service-area.server';
import type { Suburb } from '../addresses/suburb';
import type { SuburbAnswer } from '../addresses/suburb-answer';
import type { Company } from '../content/company';
import { ownersServiceArea } from '../content/service-area';

/** The gazetteer in use, and the one that ships with the site. */
export interface Suburbs {
  gazetteer: Gazetteer;
  builtIn: readonly Suburb[];
}

/** Finds the office that serves a suburb or postcode, by the current service area. */
export async function officeFor(
  question: string,
  { reader, additions, settings: { offices } }: Company,
  { gazetteer, builtIn }: Suburbs,
): Promise<SuburbAnswer> {
  const area = (await ownersServiceArea(reader, additions)) ?? defaultServiceArea(offices, builtIn);
  return answerSuburb(question, { gazetteer, area, offices });
}
