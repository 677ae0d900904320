import type { NewLead } from '../spooled-lead';

/** The id of the browser that sends them all. */
const sender = '5'.repeat(32);

/** A valid enquiry, distinguished by `name`. */
export const enquiry = (name = 'Mia Example'): NewLead => ({
  form: 'contact',
  sender,
  page: '/contact-us',
  fields: {
    name,
    email: 'mia@example.com',
    phone: '0491 570 156',
    city: 'Adelaide',
    address: '1 Example Street',
    message: '',
    captcha: '10',
  },
});

/** A valid quote request. */
export const quoteRequest = (first_name = 'Mia'): NewLead => ({
  form: 'quote',
  sender,
  page: '/free-quote',
  fields: {
    first_name,
    last_name: 'Example',
    email: 'mia@example.com',
    phone: '0491 570 156',
    service: 'House Cleaning',
    cleaning_model: 'Once off',
    city: 'Adelaide',
    address: '1 Example Street',
    suburb: 'Para Hills',
    post_code: '5096',
    state: 'South Australia',
    requirements: '',
  },
});

/** A log that records its events. */
export function listeningLog() {
  const events: string[] = [];
  const note = (level: string) => (event: string) => {
    events.push(`${level}: ${event}`);
  };
  return { events, info: note('info'), warn: note('warn'), error: note('error') };
}
