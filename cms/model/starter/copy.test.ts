import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cityPages, servicePages } from 'contract/catalogue';
import { describe, expect, it } from 'vitest';
import { about, home, type Listed, otherPages, posts, privacy, reviews, services } from './content';

const names = [...servicePages.flatMap((page) => [page.title, page.name]), ...cityPages.map((city) => city.name)].sort(
  (a, b) => b.length - a.length,
);

/** Eight-word sequences of a page's own text, without the names of services and cities. */
function sequences(service: (typeof services)[number]): Set<string> {
  const page = servicePages.find((candidate) => candidate.slug === service.slug);
  const texts = JSON.stringify(
    [
      service.intro,
      service.why_choose,
      service.faqs,
      service.cleaned,
      service.search_description,
      page?.description,
      page?.benefits,
      page?.closing,
    ],
    (key, value) => (key === 'icon' ? undefined : value),
  );
  const clean = names.reduce((text, name) => text.replaceAll(name.toLowerCase(), ' '), texts.toLowerCase());
  const words =
    clean
      .match(/[a-z0-9’']+/g)
      ?.filter(
        (word) => !['heading', 'paragraphs', 'points', 'question', 'answer', 'title', 'text', 'cards', 'items'].includes(word),
      ) ?? [];
  return new Set(words.slice(0, -7).map((_, index) => words.slice(index, index + 8).join(' ')));
}

describe('service copy', () => {
  it('is there for all 22 pages', () => {
    const files = readdirSync(join(import.meta.dirname, 'content/services'));
    expect(files.sort()).toEqual(servicePages.map((page) => `${page.slug}.json`).sort());
  });

  it('shares at most 5 % of its eight-word sequences between any two pages', () => {
    const all = services.map((service) => ({ slug: service.slug, own: sequences(service) }));
    for (const a of all) {
      for (const b of all) {
        if (a === b) continue;
        const shared = [...a.own].filter((sequence) => b.own.has(sequence)).length;
        expect(shared / a.own.size, `${a.slug} and ${b.slug}`).toBeLessThanOrEqual(0.05);
      }
    }
  });

  it.each(services.map((service) => [service.slug, service] as const))('%s has all its texts', (slug, service) => {
    const page = servicePages.find((candidate) => candidate.slug === slug);
    expect(service.intro.paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(service.intro.paragraphs.length).toBeLessThanOrEqual(4);
    expect(service.why_choose.points.length).toBeGreaterThanOrEqual(4);
    expect(service.why_choose.points.length).toBeLessThanOrEqual(6);
    expect(service.faqs.length).toBeGreaterThanOrEqual(5);
    if (page?.shape === 'standalone') expect(service.cleaned?.items.length).toBeGreaterThanOrEqual(3);
    expect(page?.description.length).toBeLessThanOrEqual(155);
  });
});

describe('search listings', () => {
  const all: [string, Listed][] = [
    ...[...services, ...posts].map((page): [string, Listed] => [page.slug, page]),
    ...Object.entries({ home, about, privacy, ...otherPages }),
  ];

  it.each(all)('%s fits a result page', (_, words) => {
    expect(words.search_title.length).toBeLessThanOrEqual(60);
    expect(words.search_description.length).toBeLessThanOrEqual(155);
  });

  it('are all different', () => {
    for (const key of ['search_title', 'search_description'] as const) {
      expect(new Set(all.map(([, words]) => words[key])).size).toBe(all.length);
    }
  });
});

it('has 12 posts of 3 to 6 sections and 12 reviews', () => {
  expect(posts).toHaveLength(12);
  for (const post of posts) {
    expect(post.sections.length).toBeGreaterThanOrEqual(3);
    expect(post.sections.length).toBeLessThanOrEqual(6);
  }
  expect(reviews).toHaveLength(12);
});
