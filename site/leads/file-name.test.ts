import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfLead, type LeadFileName, parseFileName, printFileName, withClaim } from './file-name';

const RECEIVED_AT = 1_790_000_000_000;
const FREE = `${RECEIVED_AT}-E-2345-6789.json`;

describe('the name of a lead’s file', () => {
  it('contains the time of receipt, the reference and the process that works on the lead', () => {
    expect(parseFileName(FREE)).toEqual({ receivedAt: RECEIVED_AT, reference: 'E-2345-6789' });
    expect(parseFileName(`${FREE}.4711`)).toEqual({ receivedAt: RECEIVED_AT, reference: 'E-2345-6789', claimedBy: 4711 });
  });

  it.each(['notes.json', '.unfinished-1-2-3.json', `${FREE}.old`, `${FREE}.tmp.1`, '-E-1.json', '007-E-1.json', 'x1-E-1.json'])(
    'is not %s',
    (name) => {
      expect(parseFileName(name)).toBeUndefined();
    },
  );

  it('is read as it was written', () => {
    const name: fc.Arbitrary<LeadFileName> = fc.record(
      {
        receivedAt: fc.nat(Number.MAX_SAFE_INTEGER),
        reference: fc.stringMatching(/^[EQ](-[2-9A-Z]{4}){2}$/),
        claimedBy: fc.nat(4_194_304),
      },
      { requiredKeys: ['receivedAt', 'reference'] },
    );
    fc.assert(
      fc.property(name, (given) => {
        expect(parseFileName(printFileName(given))).toEqual(given);
      }),
    );
  });
});

it('a claim is added to a name, replaced and removed', () => {
  expect(withClaim(FREE, 12)).toBe(`${FREE}.12`);
  expect(withClaim(`${FREE}.12`, 13)).toBe(`${FREE}.13`);
  expect(withClaim(`${FREE}.12`, undefined)).toBe(FREE);
  expect(withClaim(FREE, undefined)).toBe(FREE);
  expect(() => withClaim('notes.json', 1)).toThrow('notes.json');
});

it('a name belongs to the leads of its reference, claimed or not', () => {
  for (const name of [FREE, `${FREE}.12`]) {
    expect(isOfLead(name, ['Q-1', 'E-2345-6789'])).toBe(true);
    expect(isOfLead(name, ['6789', 'E-2345'])).toBe(false);
  }
  expect(isOfLead('notes.json', [''])).toBe(false);
});
