import { readFileSync } from 'node:fs';
import type { AnyContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { type CallName, contract } from '.';
import { cityPages, servicePages, starterSettings } from './catalogue';
import { examples } from './catalogue/examples';
import { ServicePage } from './service-page';
import { SiteSettings } from './settings';

const output = (name: CallName) => (contract[name] as AnyContractProcedure)['~orpc'].outputSchema as ZodType;

describe('contract', () => {
  it.each(Object.keys(contract) as CallName[])('has a valid example of %s', (name) => {
    expect(output(name).safeParse(examples[name]).error).toBeUndefined();
  });

  it('gives every call its own path', () => {
    const paths = Object.values(contract).map((call) => (call as AnyContractProcedure)['~orpc'].route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('catalogue', () => {
  it('holds the 22 service pages and two cities (R-ROUTE-2, R-CLAIM-2)', () => {
    const document = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8');
    const [required = ''] = /\*\*R-ROUTE-2\*\*.*?(?=\n- )/s.exec(document) ?? [];
    const slugs = Array.from(required.matchAll(/`([a-z-]+)`/g), ([, slug]) => slug);
    expect(slugs).toHaveLength(22);
    expect(servicePages.map((page) => page.slug).sort()).toEqual(slugs.sort());
    expect(cityPages.map((page) => page.route)).toEqual(['/adelaide-service', '/melbourne-service']);
  });

  it.each(servicePages.map((page) => [page.slug, page] as const))('%s is valid and leads only to pages that exist', (_, page) => {
    expect(ServicePage.safeParse(page).error).toBeUndefined();
    const slugs = servicePages.map((other) => other.slug);
    expect(slugs).toEqual(expect.arrayContaining([...(page.cards ?? []), ...(page.parent ? [page.parent] : [])]));
  });

  it.each(servicePages.map((page) => [page.slug, page] as const))('%s has its benefit cards (R-SERVICE-14)', (_, page) => {
    const { cards } = page.benefits;
    expect(page.shape === 'sub-service' ? [3] : [3, 4]).toContain(cards.length);
    for (const { title, text } of cards)
      expect([title, text]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)]);
  });

  it('starts with a company that belongs to nobody (R-CLAIM-7, R-CONTENT-12)', () => {
    expect(SiteSettings.parse(starterSettings)).toMatchObject({
      brand: 'Larkwell Cleaning',
      phone: '1300 975 707',
      mobile: '0491 570 156',
      email: 'hello@larkwell.example',
      time_zone: 'Australia/Adelaide',
      offices: [
        { suburb: 'Para Hills', state: 'SA', postcode: '5096', time_zone: 'Australia/Adelaide' },
        { suburb: 'Brunswick', state: 'VIC', postcode: '3056', time_zone: 'Australia/Melbourne' },
      ],
    });
  });

  it('uses every id once (R-WIRE-4, R-WIRE-5)', () => {
    const ids = (key: 'why_choose_id' | 'intro_id') => servicePages.flatMap((page) => page[key] ?? []).sort((a, b) => a - b);
    expect(ids('why_choose_id')).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    expect(ids('intro_id')).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });
});
