import type { GlobalConfig } from 'payload';
import type { Setting } from '../../storage/database/payload-types';
import { contentGlobal } from '../content/content';
import { pageTabs } from '../fields/page-tabs';
import { rowAdmin } from '../fields/rows';
import { sampleField } from '../fields/sample';
import { lineField } from '../fields/text';
import { officeAddress } from '../settings/offices';

/** What the page's text may name in braces: facts that are settings, so that the page is right by itself. */
type Fact = 'company' | 'address' | 'phone' | 'email' | 'retention';
const PLACEHOLDER = /\{\s*(company|address|phone|email|retention)\s*\}/gi;
const NAMES = '{company}, {address}, {phone}, {email} and {retention}';

/** The facts in words, such as “24 months”. */
export const privacyFacts = ({ brand, offices, phone, email, retention_months }: Setting): Record<Fact, string> => ({
  company: brand,
  address: offices.map(officeAddress).join(' and '),
  phone,
  email,
  retention: `${retention_months} ${retention_months === 1 ? 'month' : 'months'}`,
});

/** A text with its facts. */
export const withPrivacyFacts = (text: string, facts: Record<Fact, string>): string =>
  text.replace(PLACEHOLDER, (_, name: string) => facts[name.toLowerCase() as Fact]);

export const privacy: GlobalConfig = contentGlobal({
  slug: 'privacy',
  label: 'Privacy',
  admin: {
    description: `${NAMES} become what is set under Company; the last is how long enquiries are kept.`,
  },
  fields: [
    ...pageTabs([
      lineField('title', 'Heading', 'The main heading of the page. Up to 45 characters look right.'),
      {
        name: 'sections',
        type: 'array',
        labels: { singular: 'Section', plural: 'Sections' },
        admin: { ...rowAdmin, description: 'The text of the page, in this order.' },
        fields: [
          lineField('title', 'Heading', 'Above this section. Up to 50 characters look right.'),
          {
            name: 'text',
            type: 'richText',
            required: true,
            admin: { description: `${NAMES} become what is set under Company.` },
          },
        ],
      },
    ]),
    sampleField(),
  ],
});
