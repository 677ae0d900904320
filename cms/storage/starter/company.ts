import { starterSettings } from 'contract/catalogue';
import { today } from '../../server/process/days';

/** "Over 10 years" on the day of the first start (R-CLAIM-3), one more with each year. */
const YEARS = 10;

/** The sample company's year of founding, and its promises with figures in the place of numbers. */
export const companyFacts = () => ({
  founded: Number(today(starterSettings.time_zone).slice(0, 4)) - YEARS - 1,
  figures: { customers: '2500+', solar: '25%' },
  claims: {
    ...starterSettings.claims,
    experience: 'Over {years} years of experience',
    customers: '{customers} satisfied customers',
    solar: 'Clean solar panels can generate up to {solar} more energy',
  },
});
