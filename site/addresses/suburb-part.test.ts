import { describe, expect, it } from 'vitest';
import { completed, suburbPart } from './suburb-part';

describe('suburbPart', () => {
  it.each([
    ['12 Kesters Rd, Para', 'Para'],
    ['Unit 3, 12 Kesters Rd, para hi', 'para hi'],
    ['12 Kesters Rd Para H', 'Para H'],
    ['12 St Georges Road Northcote', 'Northcote'],
    ['12 Acland St St Kilda', 'St Kilda'],
    ['St Kilda', 'St Kilda'],
    ['Para Hills', 'Para Hills'],
    ['5096', '5096'],
  ])('of "%s" is "%s"', (text, part) => {
    expect(suburbPart(text)).toBe(part);
  });

  it.each(['12', '12 Kes', '12 Glen Osmond', '12 Kesters Rd', '12 Kesters Rd, ', '512 Magill Rd', '3/12 Kesters'])(
    'of "%s" is empty: the street is still being typed',
    (text) => {
      expect(suburbPart(text)).toBe('');
    },
  );
});

describe('completed', () => {
  it.each([
    ['12 Kesters Rd, Para', 1, '12 Kesters Rd, Para Hills SA 5096'],
    ['12 Kesters Rd Para H', 2, '12 Kesters Rd, Para Hills SA 5096'],
    ['12 Kesters Rd,para hills sa 5096', 4, '12 Kesters Rd, Para Hills SA 5096'],
    ['para', 1, 'Para Hills SA 5096'],
    ['12 Kesters Rd - 5096', 1, '12 Kesters Rd -, Para Hills SA 5096'],
  ])('replaces the end of "%s" by the suburb', (text, words, address) => {
    expect(completed(text, words, 'Para Hills SA 5096')).toBe(address);
  });
});
