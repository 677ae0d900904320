import type { Line } from 'shared/quote-lines';
import { z } from 'zod';

const Stored = z.object({ text: z.string(), quantity: z.number(), unit_cents: z.number().int().nullable() });

/** The stored lines of a quote; none if it has something else. */
export const linesOf = (stored: unknown): Line[] => z.array(Stored).catch([]).parse(stored);
