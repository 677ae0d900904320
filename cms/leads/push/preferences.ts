import type { Field } from 'payload';
import { nextOpen, type ReplySettings } from '../../model/facts/reply';
import { choiceNames, choices } from './kinds';

/** When somebody may be rung. */
export const times = { always: 'At any time', hours: 'In working hours; what comes later rings when they begin' } as const;
export type When = keyof typeof times;

const answers = (data: { role?: string } | undefined) => data?.role !== 'editor';

/** What an account is rung for, and when. */
export const ringFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Rings on the phone',
    admin: { condition: answers, initCollapsed: true },
    fields: [
      ...choiceNames.map(
        (name): Field => ({
          ...{ name, type: 'checkbox', label: choices[name], defaultValue: true },
          admin: { disableListColumn: true, disableListFilter: true },
        }),
      ),
      {
        name: 'ring_when',
        type: 'select',
        label: 'When',
        defaultValue: 'always' satisfies When,
        options: Object.entries(times).map(([value, label]) => ({ value, label })),
        admin: { isClearable: false, disableListColumn: true, disableListFilter: true },
      },
    ],
  },
];

/** Until when somebody is not to be rung; undefined if now is a good time. Hours that cannot be read keep nobody waiting. */
export function quietUntil(when: string | null | undefined, now: Date, settings: ReplySettings): Date | undefined {
  if (when !== 'hours') return undefined;
  const open = nextOpen(now, settings);
  return open && open > now ? open : undefined;
}
