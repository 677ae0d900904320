import { starterSettings } from 'contract/catalogue';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { frameOf } from '../content/frame';
import { type Shell, ShellProvider } from '../content/shell';
import { SuccessPopup } from '../ui/dialog';
import { LeadForm } from './lead-form';
import { messageText } from './message-text';
import { CONTACT_SENT, failure, THANKS } from './messages';
import { type FormState, fields } from './model';
import { toastText } from './notices';

const shell = (settings: Partial<Shell['settings']> = {}): Shell =>
  frameOf({ settings: { ...starterSettings, ...settings }, cities: [], services: [] });

const draw = (element: React.ReactElement, path = '/contact-us/', with_ = shell()) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <ShellProvider value={with_}>{element}</ShellProvider>
    </MemoryRouter>,
  );

const options = (html: string, id: string) => {
  const select = new RegExp(`<select id="${id}".*?</select>`).exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option([^>]*)>(.*?)<\/option>/g)].map(([, attributes, text]) => ({
    text,
    selected: attributes?.includes('selected'),
  }));
};

/** Fields that leave no choice, with the value that they post. */
const lines = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(city|state|service)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

const state = (part: Partial<FormState>): FormState => ({ form: 'contact', status: 'invalid', values: {}, errors: {}, ...part });

describe('the contact form', () => {
  it('works without script: it posts to its own page, which checks it', () => {
    const html = draw(<LeadForm form="contact" />);
    expect(html).toContain('<form noValidate="" action="/contact-us#contact-form" method="post">');
    for (const { name } of fields.contact) expect(html).toContain(`name="${name}"`);
    expect(html.match(/required=""/g)).toHaveLength(6);
    expect(html).toContain('What is 6 + 4?');
  });

  it('offers its cities, with Adelaide selected (R-FORM-2)', () => {
    expect(options(draw(<LeadForm form="contact" />), 'contact-city')).toEqual([
      { text: 'Select City', selected: false },
      { text: 'Adelaide', selected: true },
    ]);
  });

  it('shows each error beside its field and once above, and keeps what was typed', () => {
    const html = draw(
      <LeadForm
        form="contact"
        state={state({ values: { name: '<b>', message: 'Kept' }, errors: { email: 'Enter your e-mail address' } })}
      />,
    );
    expect(html).toContain('<p id="contact-email-error" class="field-error">Enter your e-mail address</p>');
    expect(html).toContain('aria-describedby="contact-email-error"');
    expect(html).toContain('href="#contact-email"');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toContain('>Kept</textarea>');
  });

  it('explains what to do after a failure', () => {
    const html = draw(<LeadForm form="contact" state={state({ status: 'failed', message: failure.contact.failed })} />);
    expect(html).toContain('❌ An error occurred. Please check the console.');
    expect(html).toContain('href="tel:1300975707"');
  });

  it('thanks with the reference and the message-app link (R-FORM-18)', () => {
    const html = draw(<LeadForm form="contact" state={state({ status: 'sent', message: THANKS, reference: 'E-2345-6789' })} />);
    expect(html).toContain('E-2345-6789');
    expect(html).toContain('We answer within 24 hours.');
    expect(html).toMatch(/href="https:\/\/wa\.me\/61491570156\?text=Hello[^"]*E-2345-6789"/);
  });
});

it.each([
  [{ within: '24 hours' }, undefined, 'We answer within 24 hours.'],
  [{ within: '24 hours', usually: '2 hours' }, undefined, 'We answer within 24 hours, usually within 2 hours.'],
  [{ within: '24 hours', usually: '2 hours' }, '3:40 pm today', 'We answer by 3:40 pm today, usually within 2 hours.'],
  [undefined, '3:40 pm today', 'We answer by 3:40 pm today.'],
  [undefined, undefined, ''],
])('with the promise %j and the reply time %s the thanks are “%s” (R-FORM-29)', (reply, replyBy, said) => {
  const html = draw(
    <LeadForm form="contact" state={state({ status: 'sent', message: THANKS, replyBy })} />,
    '/contact',
    shell({ reply }),
  );
  expect(/<p class="form-reply">(.*?)<\/p>/.exec(html)?.[1] ?? '').toBe(said);
});

describe('the quote form', () => {
  it('takes photos only where the provider does, plainly with the form (R-PHOTO-1, R-PHOTO-2)', () => {
    expect(draw(<LeadForm form="quote" />, '/free-quote')).not.toMatch(/type="file"|multipart/);
    const photos = { usual: 'The whole room.', by: { 'Oven Cleaning': 'The open oven.' } };
    const html = draw(<LeadForm form="quote" photos={photos} preset={{ service: 'Oven Cleaning' }} />, '/free-quote');
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toContain('Up to eight. The open oven.');
    const [input] = /<input[^>]*id="quote-photos"[^>]*>/.exec(html) ?? [];
    for (const attribute of ['type="file"', 'name="photos"', 'multiple', 'accept="image/*"']) expect(input).toContain(attribute);
  });

  it('has its default values (R-FORM-7)', () => {
    const html = draw(<LeadForm form="quote" />, '/free-quote');
    const chosen = ['service', 'cleaning_model', 'city', 'state'].map((name) =>
      options(html, `quote-${name}`).find(({ selected }) => selected),
    );
    expect(chosen.map((option) => option?.text)).toEqual(['House Cleaning', 'Once off', 'Adelaide', 'South Australia']);
    expect(options(html, 'quote-service')).toHaveLength(11);
    expect(html.match(/required=""/g)).toHaveLength(7);
    expect(html).not.toMatch(/<select[^>]* required/); // invalid without an empty first option
  });

  it('follows the settings and the address of the page (R-FORM-8, R-ROUTE-16)', () => {
    const more = shell({ cities: [{ slug: 'melbourne', name: 'Melbourne' }], states: ['Victoria'] });
    const html = draw(<LeadForm form="quote" preset={{ service: 'Oven Cleaning' }} />, '/free-quote', more);
    expect(options(html, 'quote-service').find(({ selected }) => selected)?.text).toBe('Oven Cleaning');
    expect(options(html, 'quote-city')).toEqual([{ text: 'Melbourne', selected: true }]);
  });

  it('offers five cities and three states, with the first or the requested one selected', () => {
    const cities = ['Sydney', 'Perth', 'Newcastle', 'Bunbury', 'Cairns'].map((name) => ({ slug: name.toLowerCase(), name }));
    const five = shell({ cities, states: ['New South Wales', 'Western Australia', 'Queensland'] });
    const html = draw(<LeadForm form="quote" preset={{ city: 'Bunbury' }} />, '/free-quote', five);
    expect(lines(html)).toEqual({});
    expect(options(html, 'quote-city').map(({ text, selected }) => (selected ? `${text}!` : text))).toEqual([
      ...['Sydney', 'Perth', 'Newcastle', 'Bunbury!', 'Cairns'],
    ]);
    expect(options(html, 'quote-state').find(({ selected }) => selected)?.text).toBe('New South Wales');
    const contact = options(draw(<LeadForm form="contact" />, '/contact-us', five), 'contact-city');
    expect([contact.length, contact[1]]).toEqual([6, { text: 'Sydney', selected: true }]);
  });

  it('has no choice of a city for a company with one city, and posts that city; nor has the contact form', () => {
    const offices = starterSettings.offices.slice(0, 1).map((office) => ({ ...office, city: 'Hobart', phone_link: '' }));
    const one = shell({ cities: [{ slug: 'hobart', name: 'Hobart' }], states: ['Tasmania'], offices });
    const html = draw(<LeadForm form="contact" state={state({ values: { city: 'Adelaide' } })} />, '/contact-us', one);
    expect(lines(html)).toEqual({ city: 'Hobart' });
    expect(html).not.toContain('Select City');
    expect(html).toContain('<span class="field-label">City</span><p class="field-fixed">Hobart</p>');
    expect(lines(draw(<LeadForm form="quote" />, '/free-quote', one))).toEqual({ city: 'Hobart', state: 'Tasmania' });
    const alone = shell({ offices, services: ['Window Cleaning'] });
    expect(lines(draw(<LeadForm form="quote" />, '/free-quote', alone))).toMatchObject({ service: 'Window Cleaning' });
  });

  const about = { slug: 'end-of-lease-cleaning', title: 'End of Lease Cleaning', service: 'House Cleaning' };
  const ticked = (html: string) => /<input[^>]*name="about"[^>]*>/.exec(html)?.[0].includes('checked');

  it('names the service of its page, and posts to the page that names it', () => {
    const html = draw(<LeadForm form="quote" about={about} />, '/free-quote');
    expect(html).toContain('End of Lease Cleaning');
    expect(html).toContain('value="end-of-lease-cleaning"');
    expect(html).toContain('action="/free-quote?service=end-of-lease-cleaning#quote-form"');
    expect(ticked(html)).toBe(true);
    expect(draw(<LeadForm form="quote" />, '/free-quote')).not.toContain('name="about"');
  });

  it('keeps the visitor’s choice about that service after an error', () => {
    const back = state({ form: 'quote', errors: { email: 'Enter your e-mail address' } });
    expect(ticked(draw(<LeadForm form="quote" about={about} state={back} />, '/free-quote'))).toBe(false);
    expect(ticked(draw(<LeadForm form="quote" about={about} state={{ ...back, about: about.title }} />, '/free-quote'))).toBe(
      true,
    );
  });

  it('does not show the result of the other form', () => {
    expect(draw(<LeadForm form="quote" state={state({ status: 'failed', message: 'of the other' })} />)).not.toContain(
      'of the other',
    );
  });
});

describe('the words of the toasts (R-ERROR-1, R-ERROR-2)', () => {
  it.each([
    ['contact', 'sent', '✅ Form submitted successfully!'],
    ['contact', 'refused', '❌ Submission failed. Please try again.'],
    ['contact', 'failed', '❌ An error occurred. Please check the console.'],
    ['contact', 'invalid', undefined],
    ['quote', 'sent', undefined],
    ['quote', 'refused', 'Failed to submit. Please try again.'],
    ['quote', 'failed', 'Failed to submit. Please try again.'],
  ] as const)('toast of %s, %s: %s', (form, status, text) => expect(toastText(state({ form, status }))).toBe(text));

  it('thanks', () => {
    expect(THANKS).toBe("Thank you! Your form has been submitted successfully. We'll get back to you soon!");
    expect(CONTACT_SENT).toBe('✅ Form submitted successfully!');
  });
});

it('the Success popup has its own title, message and button (R-FORM-15)', () => {
  const html = draw(<SuccessPopup isVisible onClose={() => undefined} />);
  expect(html).toContain('>Success!</h2>');
  expect(html).toContain('Form submitted successfully!');
  expect(html).toContain('>OK</button>');
});

it('the message in the message-app link is what was sent, without the sum, and shortened', () => {
  const text = messageText('contact', { name: 'Ann', captcha: '10', message: 'x'.repeat(900) }, 'E-2345-6789');
  expect(text).toMatch(/^Hello, I have just sent an enquiry E-2345-6789\nName: Ann\nMessage: x{400}…$/);
  const about = messageText('quote', { service: 'House Cleaning' }, 'Q-2345-6789', 'End of Lease Cleaning');
  expect(about).toMatch(/Q-2345-6789\nAbout: End of Lease Cleaning\nService: House Cleaning$/);
});
