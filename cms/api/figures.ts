import type { Payload } from 'payload';
import { type Figures, figuresIn, figuresOf, withFigures } from '../content/figures';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Whether a text of the answer names a figure. */
function isNamedIn(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{') && figuresIn(value).length > 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(isNamedIn);
}

/** The answer with the figures in all of its texts. */
function filled(value: unknown, figures: Figures): unknown {
  if (typeof value === 'string') return withFigures(value, figures);
  if (Array.isArray(value)) return value.map((inner) => filled(inner, figures));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, figures)]));
}

/** An answer in which every figure that a text names is written out; most answers name none and cost no query. */
export const answerWithFigures = async <Answer>(answer: Answer, source: Pick<Payload, 'findGlobal'>): Promise<Answer> =>
  isNamedIn(answer) ? (filled(answer, await figuresOf(source)) as Answer) : answer;
