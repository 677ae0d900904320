/** An office as its owner types it. */
export interface CompanyOffice {
  name: string;
  city: string;
  suburb: string;
  state: string;
  postcode: string;
  latitude: string;
  longitude: string;
  service_postcodes?: string;
  service_suburbs?: string;
  service_km?: string;
}

/** A city page as its owner types it. */
export interface CompanyCity {
  name: string;
  route: string;
  /** Name of the office whose map it shows. */
  office: string;
  heading: string;
  about: string;
  lines: [string, string];
}

/** A company that takes the website over. */
export interface Company {
  brand: string;
  phone: string;
  mobile: string;
  email: string;
  hours: [days: string, hours: string][];
  /** For search engines. */
  markupHours: string;
  colours: [main: string, accent: string];
  offices: CompanyOffice[];
  cities: CompanyCity[];
  /** City in whose time the company works. */
  zone: string;
  /** Whether the owner writes over the starter's offices and city pages, and makes none beside them. */
  isInPlace?: boolean;
  /** Services of the starter that stay; all, without a list. */
  services?: string[];
  /** Services that are added. */
  added?: string[];
}

const office = (
  place: string,
  [latitude, longitude]: [number, number],
  served: Pick<CompanyOffice, 'service_postcodes' | 'service_suburbs' | 'service_km'>,
  city?: string,
): CompanyOffice => {
  const [suburb = '', state = '', postcode = ''] = place.split(/, | (?=\d)/);
  return {
    ...{ name: `${suburb} office`, city: city ?? suburb, suburb, state, postcode },
    ...{ latitude: String(latitude), longitude: String(longitude), ...served },
  };
};

const USUAL_HOURS: Company['hours'] = [
  ['Monday to Friday', '7:30 AM to 5:00 PM'],
  ['Saturday', '8:00 AM to 12:00 PM'],
  ['Sunday', 'Closed'],
];

/** Companies of every shape: one city, two, many offices, one service, forty. */
export const COMPANIES: Record<string, Company> = {
  Cairns: {
    brand: 'North Star Window Care',
    phone: '1300 111 222',
    mobile: '0491 570 006',
    email: 'hello@northstar.example',
    hours: USUAL_HOURS,
    markupHours: 'Mo-Fr 07:30-17:00, Sa 08:00-12:00',
    colours: ['#1d3f7c', '#f4b6c2'],
    offices: [office('Edge Hill, QLD 4870', [-16.9, 145.74], { service_suburbs: 'Edge Hill\nRedlynch' }, 'Cairns')],
    cities: [
      {
        name: 'Cairns',
        route: '/cairns-service',
        office: 'Edge Hill office',
        heading: 'Edge Hill is where we begin',
        about: 'We start from Edge Hill, and know what rain and salt leave on glass.',
        lines: ['Edge Hill and Redlynch', 'Windows, panels and gutters'],
      },
    ],
    zone: 'Brisbane',
    services: ['Window Cleaning', 'Pressure Cleaning', 'Solar Panel Cleaning', 'Gutter Cleaning'],
  },
  Hobart: {
    brand: 'Derwent & Daughters',
    phone: '(03) 5550 1234',
    mobile: '0491 570 110',
    email: 'ask@derwent.example',
    hours: USUAL_HOURS,
    markupHours: 'Mo-Fr 07:30-17:00, Sa 08:00-12:00',
    colours: ['#5b2245', '#8fd3b6'],
    offices: [office('Bellerive, TAS 7018', [-42.877, 147.37], { service_postcodes: '7000-7055' }, 'Hobart')],
    cities: [
      {
        name: 'Hobart',
        route: '/hobart-service',
        office: 'Bellerive office',
        heading: 'Hobart cleaners from the eastern shore',
        about: 'We start from Bellerive, and know what wood smoke leaves on a ceiling.',
        lines: ['From Bridgewater to Kingston', 'Cold mornings do not stop us'],
      },
    ],
    zone: 'Hobart',
    services: [
      'House Cleaning',
      'Once-Off House Cleaning',
      'Regular House Cleaning',
      'End of Lease Cleaning',
      'Deep Cleaning',
      'Window Cleaning',
      'Carpet Steam Cleaning',
      'Oven Cleaning',
    ],
  },
  'one service': {
    brand: 'Clear Panes',
    phone: '(02) 5550 4321',
    mobile: '0491 570 313',
    email: 'glass@clearpanes.example',
    hours: USUAL_HOURS,
    markupHours: 'Mo-Fr 07:30-17:00, Sa 08:00-12:00',
    colours: ['#223a5e', '#ffd166'],
    offices: [office('Braddon, ACT 2612', [-35.27, 149.135], { service_km: '25' }, 'Canberra')],
    cities: [
      {
        name: 'Canberra',
        route: '/canberra-service',
        office: 'Braddon office',
        heading: 'Two people who like glass',
        about: 'We start from Braddon, and know what frost and road dust leave on glass.',
        lines: ['Within 25 km of Braddon', 'Homes, shops and embassies'],
      },
    ],
    zone: 'Sydney',
    services: ['Window Cleaning'],
  },
  Sydney: {
    brand: 'Harbour Broom',
    phone: '1300 222 333',
    mobile: '0491 571 266',
    email: 'hello@harbourbroom.example',
    hours: USUAL_HOURS,
    markupHours: 'Mo-Fr 07:30-17:00, Sa 08:00-12:00',
    colours: ['#123c69', '#f26c4f'],
    offices: [
      office('Parramatta, NSW 2150', [-33.815, 151.003], { service_km: '15' }, 'Sydney'),
      office('Chatswood, NSW 2067', [-33.797, 151.18], { service_km: '15' }, 'Sydney'),
      office('Bondi Junction, NSW 2022', [-33.892, 151.25], { service_km: '10' }, 'Sydney'),
      office('Hurstville, NSW 2220', [-33.967, 151.103], { service_km: '15' }, 'Sydney'),
      office('Penrith, NSW 2750', [-33.751, 150.694], { service_km: '20' }, 'Sydney'),
    ],
    cities: [
      {
        name: 'Sydney',
        route: '/sydney-service',
        office: 'Parramatta office',
        heading: 'Five teams, one way of working',
        about: 'We start from Parramatta, Chatswood, Bondi Junction, Hurstville and Penrith.',
        lines: ['From the beaches to the mountains', 'Five depots, so that we are on time'],
      },
    ],
    zone: 'Sydney',
  },
  Perth: {
    brand: 'Swan & South West Cleaning',
    phone: '(08) 5550 9876',
    mobile: '0491 572 549',
    email: 'office@swansouthwest.example',
    hours: USUAL_HOURS,
    markupHours: 'Mo-Fr 07:30-17:00, Sa 08:00-12:00',
    colours: ['#2b3a67', '#e9c46a'],
    offices: [
      office('Osborne Park, WA 6017', [-31.9, 115.81], { service_postcodes: '6000-6199' }, 'Perth'),
      office('Bunbury, WA 6230', [-33.327, 115.637], { service_km: '40' }),
    ],
    cities: [
      {
        name: 'Perth',
        route: '/perth-service',
        office: 'Osborne Park office',
        heading: 'Perth people, early risers',
        about: 'We start from Osborne Park, and know what bore water leaves on a wall.',
        lines: ['From Yanchep to Mandurah', 'Early starts in summer'],
      },
      {
        name: 'Bunbury',
        route: '/bunbury-service',
        office: 'Bunbury office',
        heading: 'A team that lives by the bay',
        about: 'We start from Bunbury, and know what the sea breeze leaves on a window.',
        lines: ['Bunbury, Eaton and Australind', 'Farm houses too'],
      },
    ],
    zone: 'Perth',
    isInPlace: true,
  },
  'forty services': {
    brand: 'The Whole House Company',
    phone: '(08) 5550 4040',
    mobile: '0491 572 665',
    email: 'all@wholehouse.example',
    hours: USUAL_HOURS,
    markupHours: 'Mo-Fr 07:30-17:00, Sa 08:00-12:00',
    colours: ['#3d2c2e', '#ff9f1c'],
    offices: [office('Winnellie, NT 0820', [-12.43, 130.88], { service_km: '60' }, 'Darwin')],
    cities: [
      {
        name: 'Darwin',
        route: '/darwin-service',
        office: 'Winnellie office',
        heading: 'One yard, forty trades',
        about: 'We start from Winnellie, and know what the wet season leaves behind.',
        lines: ['Darwin, Palmerston and Humpty Doo', 'All year, in the wet too'],
      },
    ],
    zone: 'Darwin',
    added: [
      ...'Awning Caravan Boat Barbecue Blind Chimney Curtain Deck Duct Fence Garage Graffiti Grout Hotel Lift'.split(' '),
      ...'Mattress Patio Pool Restaurant Rug Shed Shower Signage Skylight Sofa Strata Tank Tile Truck Warehouse'.split(' '),
    ].map((thing) => `${thing} Cleaning`),
  },
};
