import { LAPTOP } from './office';
import { makesItTheirs } from './your-company';

makesItTheirs({
  brand: 'Tamar & Daughters Glass',
  answers: {
    ...{ place: 'Launceston', km: '40', phone: '03 5550 1234', email: 'hello@tamarglass.example', abn: '51 824 753 556' },
    ...{ since: '2011', sentence: 'Windows and panels on both banks of the Tamar, by one family.' },
  },
  services: ['Window Cleaning', 'Solar Panel Cleaning'],
  town: 'Launceston',
  hours: 'Monday to Saturday',
  promise: ['We are insured', 'Policy 4711 in the folder'],
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><rect width="240" height="60" fill="#7a1f5c"/></svg>',
  viewport: LAPTOP,
});
