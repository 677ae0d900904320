import type { Field } from 'payload';
import { nextOpen, type ReplySettings } from '../../base/facts/reply-promise';
import { choiceNames } from './kinds';

export const times = { always: 'At any time', hours: 'In working hours; what comes later rings when they begin' } as const;
export type When = keyof typeof times;

/** What an account is rung for, and when: each person's own, chosen on the light page. */
export const ringFields: Field[] = [
  ...choiceNames.map((name): Field => ({ name, type: 'checkbox', defaultValue: true, admin: { disabled: true } })),
  {
    name: 'ring_when',
    type: 'select',
    defaultValue: 'always' satisfies When,
    options: Object.keys(times),
    admin: { disabled: true },
  },
];

/** Until when somebody is not to be rung; undefined if now is a good time. Hours that cannot be read keep nobody waiting. */
export function quietUntil(when: string | null | undefined, now: Date, settings: ReplySettings): Date | undefined {
  if (when !== 'hours') return undefined;
  const open = nextOpen(now, settings);
  return open && open > now ? open : undefined;
}
