import { PHONE } from './office';
import { makesItTheirs } from './your-company';

// A single person without a logo.
makesItTheirs({
  brand: 'Kim Cleans',
  answers: { place: '6725', phone: '0491 570 157', email: 'kim@kimcleans.example' },
  services: ['Regular House Cleaning', 'Oven Cleaning'],
  town: 'Broome',
  pick: 'Broome WA 6725',
  hours: 'Monday to Friday',
  viewport: PHONE,
});
