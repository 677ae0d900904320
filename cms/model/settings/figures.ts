import type { Payload } from 'payload';
import { today } from '../../server/process/days';
import { yearsSince } from './years-since';

/** Numbers that the company claims in many places; each is entered once, and texts name it in braces (R-OWNER-6). */
export type Figure = 'years' | 'customers' | 'solar';
export type Figures = Partial<Record<Figure, string>>;

/** Any spelling that people try: `{years}`, `{Year}`, `{ customers }`. */
const PLACEHOLDER = /\{\s*(year|customer|solar)s?\s*\}/gi;
const NAMES: Record<string, Figure> = { year: 'years', customer: 'customers', solar: 'solar' };
const figureOf = (name: string): Figure => NAMES[name.toLowerCase()] ?? 'years';

/** Where the office enters each figure. */
export const PLACES: Record<Figure, string> = {
  years: 'Founded in the year, under Company, Company',
  customers: 'Satisfied customers, under Company, Promises',
  solar: 'Energy from clean solar panels, under Company, Promises',
};

interface Stored {
  founded?: number | null;
  figures?: { customers?: string | null; solar?: string | null } | null;
}

/** The figures on a day such as 2026-11-25; without those that the office has not entered. */
export const figuresOn = ({ founded, figures }: Stored, day: string): Figures => ({
  years: founded ? String(yearsSince(founded, day)) : undefined,
  customers: figures?.customers || undefined,
  solar: figures?.solar || undefined,
});

/** The figures today, in the company's zone. */
export async function figuresOf(source: Pick<Payload, 'findGlobal'>): Promise<Figures> {
  const select = { founded: true, figures: true, time_zone: true } as const;
  const { time_zone, ...stored } = await source.findGlobal({ slug: 'settings', depth: 0, select });
  return figuresOn(stored, today(time_zone));
}

/** The figures that a text names. */
export const figuresIn = (text: string): Figure[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => figureOf(name));

/** The text with its figures; one that has not been entered stays as it was typed. */
export const withFigures = (text: string, figures: Figures): string =>
  text.replace(PLACEHOLDER, (typed, name: string) => figures[figureOf(name)] ?? typed);
