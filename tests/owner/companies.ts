import { stateName, stateZones } from 'contract/states';
import { builtInSuburbs } from '../../site/addresses/gazetteer-file.server';
import { LAPTOP, PHONE, type Viewport } from './office';

/** An office that is added where offices are edited: the sheet asks about the first. */
export interface FurtherOffice {
  name: string;
  city: string;
  suburb: string;
  state: string;
  postcode: string;
  latitude: string;
  longitude: string;
}

/** A company whose owner fills the sheet. */
export interface Company {
  brand: string;
  /** What is typed, by the name of its field. */
  answers: Record<string, string> & { phone: string; email: string };
  /** Those that are offered, and no others; all without a list. */
  services?: string[];
  town: string;
  state: string;
  postcode: string;
  /** Which of several towns of the place is meant. */
  pick?: string;
  hours: 'Monday to Friday' | 'Monday to Saturday' | 'Monday to Sunday';
  promise?: [label: string, evidence: string];
  logo?: string;
  offices?: FurtherOffice[];
  viewport: Viewport;
}

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 60">${shapes}</svg>`;

const office = (suburb: string, state: string, postcode: string, latitude: string, longitude: string): FurtherOffice => ({
  ...{ name: `${suburb} office`, city: suburb, suburb, state, postcode, latitude, longitude },
});

/** Six companies that have little in common. */
export const COMPANIES = {
  launceston: {
    brand: 'Tamar & Daughters Glass',
    answers: {
      ...{ place: 'Launceston', km: '40', phone: '03 5550 1234', email: 'hello@tamarglass.example', abn: '51 824 753 556' },
      ...{ since: '2011', sentence: 'Windows and panels on both banks of the Tamar, by one family.' },
    },
    services: ['Window Cleaning', 'Solar Panel Cleaning'],
    ...{ town: 'Launceston', state: 'TAS', postcode: '7250', hours: 'Monday to Saturday' },
    promise: ['We are insured', 'Policy 4711 in the folder'],
    logo: drawing('<circle cx="30" cy="30" r="26" fill="#7a1f5c"/><path d="M80 14h380v32H80z" fill="#7a1f5c"/>'),
    viewport: LAPTOP,
  },
  /** A single person without a logo. */
  broome: {
    brand: 'Kim Cleans',
    answers: { place: '6725', phone: '0491 570 157', email: 'kim@kimcleans.example' },
    services: ['Regular House Cleaning', 'Oven Cleaning'],
    ...{ town: 'Broome', state: 'WA', postcode: '6725', pick: 'Broome WA 6725', hours: 'Monday to Friday' },
    viewport: PHONE,
  },
  /** A franchise with three offices and everything. */
  newcastle: {
    brand: 'Hunter Home Cleaning',
    answers: {
      ...{ place: 'Newcastle NSW', km: '15', phone: '(02) 5550 7788', email: 'office@hunterhome.example', since: '2004' },
      ...{ suburbs: 'Merewether, Hamilton, Adamstown', sentence: 'Three teams between the lake and the valley.' },
    },
    ...{ town: 'Newcastle', state: 'NSW', postcode: '2300', hours: 'Monday to Sunday' },
    promise: ['We have years of experience', 'The first invoice is in the folder'],
    logo: drawing('<path d="M4 4h472v52H4z" fill="#14532d"/>'),
    offices: [
      office('Charlestown', 'NSW', '2290', '-32.965', '151.685'),
      office('Maitland', 'NSW', '2320', '-32.738', '151.549'),
    ],
    viewport: LAPTOP,
  },
  /** Cleans offices and no homes. */
  canberra: {
    brand: 'Desk & Floor',
    answers: {
      place: 'Canberra 2601',
      km: '',
      phone: '02 5550 4321',
      email: 'team@deskandfloor.example',
      other: 'Server Room Cleaning',
    },
    services: ['Commercial Cleaning', 'Office Cleaning', 'Medical Centre Cleaning'],
    ...{ town: 'Canberra', state: 'ACT', postcode: '2601', hours: 'Monday to Friday' },
    viewport: LAPTOP,
  },
  /** A name of 60 characters, with signs and letters beyond ASCII. */
  wagga: {
    brand: "Zoë & Søren O'Brien's Fenster- und Büroreinigung Wagga Wagga",
    answers: { place: '2650 Wagga Wagga', phone: '02 5550 8080', email: 'zoe@obrien-soren.example', since: '1998' },
    services: ['Window Cleaning', 'Office Cleaning', 'End of Lease Cleaning', 'Carpet Steam Cleaning'],
    ...{ town: 'Wagga Wagga', state: 'NSW', postcode: '2650', hours: 'Monday to Friday' },
    promise: ['We answer with a quote within a day', 'We answer before we go home'],
    viewport: PHONE,
  },
  /** Founded this year, in a state in which the demonstration is, too. */
  geelong: {
    brand: 'First Light Cleaning',
    answers: {
      ...{ place: 'Geelong', phone: '03 5550 6006', email: 'hi@firstlight.example', since: String(new Date().getFullYear()) },
      sentence: 'New in town, and careful.',
    },
    services: ['House Cleaning', 'Once-Off House Cleaning', 'Gutter Cleaning', 'Gutter Vacuum', 'NDIS Cleaning'],
    ...{ town: 'Geelong', state: 'VIC', postcode: '3220', hours: 'Monday to Saturday' },
    promise: ['We are insured', 'The certificate of May'],
    viewport: LAPTOP,
  },
} as const satisfies Record<string, Company>;

export type CompanyName = keyof typeof COMPANIES;

/** The hours that the sheet has for a choice. */
const HOURS = {
  'Monday to Friday': ['8:00 AM to 5:00 PM', 'Mo-Fr 08:00-17:00'],
  'Monday to Saturday': ['7:00 AM to 7:00 PM', 'Mo-Sa 07:00-19:00'],
  'Monday to Sunday': ['7:00 AM to 7:00 PM', 'Mo-Su 07:00-19:00'],
};

/** How long enquiries are kept unless the owner says otherwise. */
const KEPT = '24 months';
const suburbs = await builtInSuburbs();

/** Where an office is: what its suburb's row of the gazetteer has, and the city that its time is called by. */
function placeOf({
  city,
  suburb,
  state,
  postcode,
}: Pick<FurtherOffice, 'city' | 'suburb' | 'state' | 'postcode'>): (string | undefined)[] {
  const { at } =
    suburbs.find((known) => known.suburb === suburb && known.state === state && known.postcodes.includes(postcode)) ?? {};
  const zone = stateZones[state]?.[0]?.split('/').at(-1);
  return [
    city,
    suburb,
    state,
    stateName(state),
    postcode,
    zone && `${zone} time`,
    at && String(at.latitude),
    at && String(at.longitude),
  ];
}

/** Every fact of a company, as it may be read on its site. */
export function factsOf({ brand, answers, town, state, postcode, hours, promise, offices = [] }: Company): string[] {
  const { since, ...typed } = answers;
  const years = since && String(new Date().getFullYear() - Number(since) - 1);
  const places = [{ city: town, suburb: town, state, postcode }, ...offices].flatMap(placeOf);
  const promised = promise?.[0].includes('a quote within a day') && '24 hours';
  const facts = [promised, brand, ...Object.values(typed), since, years, ...places, ...HOURS[hours], KEPT];
  return facts.flatMap((fact) => fact || []);
}
