import sharp from 'sharp';
import { expect, it } from 'vitest';
import { squareSign } from './sign';

const COLOURS = { main: '#7a1f5c', accent: '#ffbf46' };
const drawing = (shapes: string, size = '480 60') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${shapes}</svg>`);
const WORDS = '<path d="M90 14h150v32H90zM250 14h200v32H250z"/>';

async function shapeOf(logo: Buffer) {
  const sign = await squareSign(logo, COLOURS);
  if (!sign) return undefined;
  const { width = 0, height = 0, format } = await sharp(sign).metadata();
  return { format, ratio: Math.round((10 * width) / height) / 10 };
}

it.each([
  ['what stands before the name', '<circle cx="30" cy="30" r="26" fill="#7a1f5c"/>'],
  ['the same on a ground', '<path d="M0 0h480v60H0z" fill="#fff"/><circle cx="30" cy="30" r="26" fill="#7a1f5c"/>'],
  ['a sign with a narrow gap', '<path d="M10 8h20v44H10zM32 8h20v44H32z"/>'],
])('the sign of a wide logo is %s (R-CLAIM-9)', async (_, sign) => {
  const shape = await shapeOf(drawing(sign + WORDS));
  expect(shape?.format).toBe('png');
  expect(shape?.ratio).toBeCloseTo(1, 0);
});

it('a logo that is wide from end to end gets the mark in its colours, a square one needs none (R-CLAIM-9)', async () => {
  expect(await shapeOf(drawing('<path d="M4 4h472v52H4z"/>'))).toEqual({ format: 'png', ratio: 1 });
  expect(await shapeOf(drawing('<circle cx="30" cy="30" r="26"/>', '60 60'))).toBeUndefined();
  expect(await shapeOf(drawing(''))).toEqual({ format: 'png', ratio: 1 });
});
