import { starterSettings } from 'contract/catalogue';
import { describe, expect, it } from 'vitest';
import { CallBar } from './call-bar';
import { Claims, ClaimsStrip } from './claims';
import { Closing } from './closing';
import { Social } from './company-links';
import { ContactSection } from './contact-section';
import { EnquiryBlock } from './enquiry-block';
import { NotFoundWays } from './not-found';
import { OfficeBoxes } from './office-boxes';
import { OfficeMap } from './office-map';
import { OpeningHours } from './opening-hours';
import { QuoteSection } from './quote-section';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { draw, many, picture, read, readSection } from './testing/draw';

// What each section shows of the company's settings, with few and with many of them.

const { phone } = starterSettings;
const toPhone = expect.stringMatching(/→ tel:/);
const office = (n: number) =>
  ({ ...starterSettings.offices[0], id: `office-${n}`, name: `Office ${n}` }) as (typeof starterSettings.offices)[number];

describe('offices', () => {
  it('of a company without any have no boxes and no map', () => {
    expect(draw(<OfficeBoxes />, { settings: { offices: [] } })).toBe('');
    expect(draw(<OfficeMap />)).toBe('');
  });

  it('have a box each with name, phone and e-mail; two have the address of the head office (R-PAGE-22)', () => {
    const { headings, links } = readSection(<OfficeBoxes />, { settings: { offices: many(5, office) } });
    expect(headings.slice(1)).toEqual(many(5, (n) => `Office ${n}`));
    expect(links).toHaveLength(10);
    const { text } = readSection(<OfficeBoxes />, { settings: { offices: many(2, office) } });
    expect(text.match(/Head office: /g)).toHaveLength(1);
    expect(text.match(/, head office: /g)).toHaveLength(1);
  });

  it('that are single are not called the head office (R-PAGE-22)', () => {
    const { headings, text } = readSection(<OfficeBoxes />, { settings: { offices: [office(1)] } });
    expect(headings[0]).toBe('Our office');
    expect(text).not.toMatch(/head office/i);
  });

  it('three and more each show their own address, and only the first is called the head office (R-PAGE-22)', () => {
    const place = (n: number) => ({ ...office(n), suburb: `Suburb ${n}` });
    const { text } = readSection(<OfficeBoxes />, { settings: { offices: many(5, place) } });
    for (const n of [1, 2, 3, 4, 5]) expect(text.match(new RegExp(`Suburb ${n}`, 'g'))).toHaveLength(1);
    expect(text.match(/head office/gi)).toHaveLength(1);
  });

  it('with hours of their own show those, the others the company’s', () => {
    const own = { ...office(1), opening_hours: [{ days: 'Sunday', hours: 'noon to one' }] };
    const { text } = readSection(<OfficeBoxes />, { settings: { offices: [own, office(2)] } });
    expect(text.match(/noon to one/g)).toHaveLength(1);
    expect(text).toContain(starterSettings.opening_hours[0]?.hours);
  });

  it('show opening hours with the days that differ, closed or open', () => {
    const lines = [{ days: 'Mon to Fri', hours: '7 to 7' }];
    expect(readSection(<OpeningHours lines={lines} />).items).toEqual(['Mon to Fri 7 to 7']);
    expect(readSection(<OpeningHours lines={[]} exceptions={[]} />).items).toEqual([]);
    const exceptions = [
      { name: 'Christmas', days: '25 December', from: '2026-12-25', to: '2026-12-25' },
      {
        name: 'Spring',
        days: '1 September',
        from: '2026-09-01',
        to: '2026-09-01',
        open: { hours: '9 to 12', opens: '09:00', closes: '12:00' },
      },
    ];
    const { items } = readSection(<OpeningHours lines={lines} exceptions={exceptions} />);
    expect(items.slice(1)).toEqual(['Christmas 25 December Closed', 'Spring 1 September 9 to 12']);
  });
});

describe('claims', () => {
  it('are those that the company makes, or a page’s part of them (R-CLAIM-3, R-CLAIM-4)', () => {
    const made = Object.values(starterSettings.claims).filter(Boolean);
    expect(readSection(<Claims />).items.sort()).toEqual([...made].sort());
    expect(
      readSection(<Claims only={['eco']} />, { settings: { claims: { ...starterSettings.claims, eco: 'Green' } } }).items,
    ).toEqual(['Green']);
    const none = Object.fromEntries(
      Object.keys(starterSettings.claims).map((claim) => [claim, '']),
    ) as typeof starterSettings.claims;
    expect(draw(<Claims />, { settings: { claims: none } })).toBe('');
    expect(readSection(<ClaimsStrip />, { settings: { claims: none } }).items).toEqual([]);
  });
});

describe('calls to action', () => {
  it('the bar on phones calls and links to a quote; on the quote page it only calls', () => {
    expect(readSection(<CallBar />).links).toEqual([toPhone, expect.stringMatching(/→ \/free-quote/)]);
    for (const path of ['/free-quote', '/free-quote/']) {
      const { links } = readSection(<CallBar />, { path });
      expect(links).toEqual([expect.stringMatching(new RegExp(`${phone} → tel:`))]);
    }
  });

  it('every page ends with links to a quote and a call, in its own words or the usual ones', () => {
    const usual = readSection(<Closing />);
    expect(usual.headings[0]).not.toBe('');
    expect(usual.links).toEqual([expect.stringMatching(/→ \/free-quote$/), toPhone]);
    const own = readSection(<Closing heading="Book ovens" text="" quoteHref="/free-quote?service=oven" />);
    expect(own.headings).toEqual(['Book ovens']);
    expect(own.links[0]).toMatch(/→ \/free-quote\?service=oven$/);
  });

  it('the enquiry block names its service, also as the subject of a mail', () => {
    const { headings, links } = readSection(<EnquiryBlock title="Oven & grill" quoteHref="/free-quote" />);
    expect(headings[0]).toContain('Oven & grill');
    expect(links.at(-1)).toMatch(/→ mailto:.*\?subject=Oven%20%26%20grill$/);
  });

  it('the contact form stands beside the offices, or beside phone and hours', () => {
    const form = <p>The form</p>;
    const byPhone = readSection(<ContactSection>{form}</ContactSection>);
    expect(byPhone.text).toContain('The form');
    expect(byPhone.links).toContainEqual(toPhone);
    const offices = readSection(
      <ContactSection offices title="Write to us">
        {form}
      </ContactSection>,
      { settings: { offices: many(3, office) } },
    );
    expect(offices.headings).toContain('Write to us');
    for (const n of [1, 2, 3]) expect(offices.text).toContain(`Office ${n}`);
    expect(offices.links).not.toContainEqual(toPhone);
  });

  it('with more than two offices the page has the map of the head office and a list of links to the others’ (R-PAGE-12)', () => {
    const beside = (count: number) =>
      draw(
        <ContactSection offices>
          <p>The form</p>
        </ContactSection>,
        { settings: { offices: many(count, office) } },
      );
    const maps = (html: string) => html.match(/<map-frame/g)?.length;
    expect([1, 2, 3, 5].map((count) => maps(beside(count)))).toEqual([1, 2, 1, 1]);
    const { links } = read(beside(5));
    expect(links.filter((link) => link.includes('google.com/maps'))).toHaveLength(5);
    expect(links).toContainEqual(expect.stringMatching(/Office 4.*→ https:\/\/www\.google\.com\/maps/));
  });

  it('the quote form has what happens next beside it, and a review or a picture if there is one', () => {
    const little = readSection(<QuoteSection>The form</QuoteSection>);
    expect(little.text).toContain('The form');
    expect(little.pictures).toEqual([]);
    const review = { name: 'Mei', initial: 'M', rating: 5, comment: 'Spotless.' };
    const much = readSection(
      <QuoteSection review={review} picture={picture('oven')}>
        The form
      </QuoteSection>,
    );
    expect(much.text).toMatch(/Spotless\..*Mei/);
    expect(much.pictures).toEqual(['oven.jpg']);
  });

  it('the page of a wrong address links to the services, home and the phone', () => {
    expect(readSection(<NotFoundWays />, { shell: { services: [] } }).links).toEqual(['Home → /', toPhone]);
    const services = many(30, (n) => ({ label: `Service ${n}`, href: `/service/${n}` }));
    expect(readSection(<NotFoundWays />, { shell: { services } }).links).toHaveLength(32);
  });
});

describe('header and footer', () => {
  it('link the networks that have an address, in a fixed order, and nothing without any', () => {
    const social = [
      { network: 'instagram', url: 'https://instagram.com/x', label: 'Our pictures' },
      { network: 'facebook', url: 'https://facebook.com/x', label: 'Our page' },
      { network: 'linkedin', url: '', label: 'Nothing yet' },
    ] as typeof starterSettings.social;
    const networks = ['facebook', 'instagram', 'linkedin'] as const;
    expect(readSection(<Social networks={networks} />, { settings: { social } }).links).toEqual([
      'Our page → https://facebook.com/x',
      'Our pictures → https://instagram.com/x',
    ]);
    expect(draw(<Social networks={networks} />, { settings: { social: [] } })).toBe('');
  });

  it('the header marks the page that is open, with or without a trailing slash', () => {
    for (const path of ['/about-us', '/about-us/']) {
      const [current] = [...draw(<SiteHeader />, { path }).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)];
      expect(current?.[0]).toContain('href="/about-us/"');
    }
    expect(draw(<SiteHeader />, { path: '/service/oven-cleaning' })).not.toContain('aria-current');
  });

  it('the header’s menu has every entry, however many', () => {
    const entries = many(14, (n) => ({ label: `Entry number ${n}`, href: `/service/entry-${n}` }));
    const { links } = readSection(<SiteHeader />, { settings: { menu: entries } });
    for (const { label, href } of entries) expect(links).toContain(`${label} → ${href}`);
  });

  it('the footer ends with year and name, and has no office’s address without an office', () => {
    const { text } = readSection(<SiteFooter />, {
      shell: { year: '2031' },
      settings: { brand: 'Shiny Pty Ltd', offices: [] },
    });
    expect(text).toContain('© 2031 Shiny Pty Ltd. All rights reserved.');
    const { suburb, state } = office(1);
    expect(text).not.toContain(`${suburb} ${state}`);
    expect(readSection(<SiteFooter />, { settings: { offices: [office(1)] } }).text).toContain(`${suburb} ${state}`);
  });
});
