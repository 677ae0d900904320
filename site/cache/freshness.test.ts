import { describe, expect, it } from 'vitest';
import { freshnessOf, Sequence } from './freshness';

const MINUTE = 60_000;
const NEVER = Number.NEGATIVE_INFINITY;
const whole = { at: 0, retryAt: NEVER, failed: new Set<string>() };
const incomplete = { ...whole, failed: new Set(['/statbox']) };

describe('how fresh a page is', () => {
  it.each([
    ['is fresh for a minute', whole, MINUTE, undefined, 'fresh'],
    ['has aged after a minute', whole, MINUTE + 1, undefined, 'aged'],
    ['is fresh for two seconds when it lacks a section', incomplete, 2000, undefined, 'fresh'],
    ['has aged after two seconds when it lacks a section', incomplete, 2001, undefined, 'aged'],
    ['is served for half a second after a change', whole, 1500, 1000, 'changed'],
    ['is not served half a second after a change', whole, 1501, 1000, 'outdated'],
    ['counts as changed also when it has aged', whole, MINUTE + 1, MINUTE, 'changed'],
    ['is served while its next rendering is postponed, however old', { ...whole, retryAt: 3 * MINUTE }, 2 * MINUTE, 0, 'fresh'],
    ['has aged as soon as it may be tried again', { ...incomplete, retryAt: 5000 }, 5000, undefined, 'aged'],
  ] as const)('%s', (_, page, now, changedAt, freshness) => {
    expect(freshnessOf(page, now, changedAt)).toBe(freshness);
  });
});

describe('renderings and publish signals in their order', () => {
  const used = new Set(['faqs', 'blogs'] as const);

  it('a rendering is older than a signal for one of its calls that came after its start', () => {
    const sequence = new Sequence();
    const page = { position: sequence.next(), used };
    expect(sequence.changedAt(page)).toBeUndefined();
    sequence.publish(['testimonials'], 1000);
    expect(sequence.changedAt(page)).toBeUndefined();
    sequence.publish(['testimonials', 'faqs'], 2000);
    expect(sequence.changedAt(page)).toBe(2000);
  });

  it('a rendering that starts after a signal shows what it published', () => {
    const sequence = new Sequence();
    sequence.publish(['faqs'], 1000);
    const page = { position: sequence.next(), used };
    expect(sequence.isAfterSignals(page.position)).toBe(true);
    expect(sequence.changedAt(page)).toBeUndefined();
    sequence.publish(['testimonials'], 2000);
    expect(sequence.isAfterSignals(page.position)).toBe(false);
    expect(sequence.changedAt(page)).toBeUndefined();
  });
});
