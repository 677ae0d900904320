import type { Gazetteer } from '../addresses/gazetteer.server';
import { answerSuburb, defaultServiceArea, servedBy } from '../addresses/service-area.server';
import type { SuburbsAnswer } from '../addresses/suburb';
import type { SuburbAnswer } from '../addresses/suburb-answer';
import type { Company } from '../content/company';

/** Reads the gazetteer in use, once. */
export type Suburbs = () => Promise<Gazetteer>;

async function knowledgeOf({ reader, settings: { offices } }: Company, suburbs: Suburbs) {
  const own = await reader.addition('serviceArea', (wire) => (wire.areas.length > 0 ? wire : undefined));
  return { gazetteer: await suburbs(), area: own ?? defaultServiceArea(offices), offices };
}

/** Finds the office that serves a suburb or postcode, by the current service area. */
export const officeFor = async (question: string, company: Company, suburbs: Suburbs): Promise<SuburbAnswer> =>
  answerSuburb(question, await knowledgeOf(company, suburbs));

/** Suburbs that complete what was typed, those that an office serves first. */
export async function suburbsFor(question: string, company: Company, suburbs: Suburbs): Promise<SuburbsAnswer> {
  const knowledge = await knowledgeOf(company, suburbs);
  const found = knowledge.gazetteer.search(question, servedBy(knowledge));
  return { ...found, suburbs: found.suburbs.map(({ suburb, state, postcodes }) => ({ suburb, state, postcodes })) };
}
