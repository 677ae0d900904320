import { ANNOUNCED_ON, type AnnouncedOn } from 'contract/announcement';
import type { DateField, Field, GlobalConfig, TextField } from 'payload';
import { fieldText } from 'shared/typed';
import { readTime } from '../../base/facts/opening-hours';
import { dayOf, daysLater } from '../../base/process/days';
import { dayField } from '../../forms/fields/day';
import { groupField } from '../../forms/fields/group';
import { sideBySide } from '../../forms/fields/side-by-side';
import { textField } from '../../forms/fields/text-fields';
import { choiceField } from '../choices/choice';
import { contentGlobal } from '../content/content-collection';
import { addressField } from './menu-fields';

/** Two lines on a phone, with a link behind them. */
const MAX_TEXT = 120;
const MAX_LINK = 30;

const kinds: Record<AnnouncedOn, [label: string, description: string]> = {
  home: ['Home', 'The first page.'],
  services: ['Services', 'The page of each service.'],
  cities: ['Cities', 'The page of each city.'],
  blog: ['Blog', 'The list of posts, and each post.'],
  contact: ['Contact and free quote', 'The pages with the forms.'],
  own: ['Own pages', 'Each page that you put together yourself.'],
};

interface Span {
  from?: string | null;
  from_time?: string | null;
  until?: string | null;
  until_time?: string | null;
}

/** Beginning and end as local times of the company, "2026-12-24T09:00"; a last day without a time counts whole. */
export function spanOf({ from, from_time, until, until_time }: Span): { from?: string; until?: string } {
  const at = (day: string, time: string | null | undefined) => `${day}T${(time && readTime(time)?.clock) || '00:00'}`;
  return {
    ...(from && { from: at(dayOf(from), from_time) }),
    ...(until && { until: at(until_time ? dayOf(until) : daysLater(dayOf(until), 1), until_time) }),
  };
}

const timeField = (day: 'from' | 'until', description: string): TextField => ({
  ...textField(`${day}_time`, day === 'from' ? 'Time it begins' : 'Time it ends', description),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (readTime(value)?.shown ?? value.trim()) : value)] },
  validate: (value: string | null | undefined, { data }: { data: Partial<Span> }) => {
    if (!value) return true;
    if (!readTime(value)) return 'Write it like 9 AM or 5:30 PM, or leave it empty.';
    return Boolean(data[day]) || 'Choose its day, too: a time alone does nothing.';
  },
});

const checkEnd: DateField['validate'] = (value, { data }) => {
  const { from, until } = spanOf({ ...(data as Span), until: value ? String(value) : undefined });
  return !from || !until || from < until || 'It would end before it begins. Change one of the two.';
};

/** Judged while there are words: an announcement is taken down by emptying them, whatever else it holds. */
const whileShown = <Judged extends Field>(field: Judged & { validate?: unknown }): Judged => {
  const judge = field.validate as ((value: unknown, options: { data: unknown }) => unknown) | undefined;
  const validate = (value: unknown, options: { data: { text?: string | null } }) =>
    !options.data.text?.trim() || (judge ? judge(value, options) : true);
  return { ...field, validate };
};

/** A line above the header, for some days or until it is taken away. */
export const announcement: GlobalConfig = contentGlobal({
  slug: 'announcement',
  label: 'Announcement',
  admin: { description: 'A line above the header of your website: closed days, a heat wave, an offer. Visitors can close it.' },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Words',
      maxLength: MAX_TEXT,
      admin: {
        rows: 2,
        description: `One or two short sentences, up to ${MAX_TEXT} characters. While this is empty, there is no announcement.`,
      },
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? fieldText(value.replace(/\s+/g, ' ')) : value)] },
    },
    groupField('link', 'Link behind the words', [
      {
        ...textField('label', 'Its words', 'Such as “Opening hours”. Empty means no link.'),
        maxLength: MAX_LINK,
      },
      whileShown(
        choiceField('page', 'Leads to', 'FooterPageChoice', {
          validate: (value: unknown, { siblingData }: { siblingData: { label?: string | null } }) =>
            Boolean(value) || !siblingData.label?.trim() || 'Choose where the link leads.',
          description: 'A link whose page is taken off the site is left out by itself.',
        }),
      ),
      whileShown(addressField),
    ]),
    sideBySide(
      dayField('from', { label: 'From', required: false, admin: { description: 'Empty means at once.' } }),
      whileShown(timeField('from', 'By your clock. Empty means from midnight on.')),
    ),
    sideBySide(
      whileShown({
        ...dayField('until', {
          label: 'Until',
          required: false,
          admin: { description: 'The last day. Empty means until you empty the words.' },
        }),
        validate: checkEnd,
      } as DateField),
      whileShown(timeField('until', 'By your clock. Empty means the whole day.')),
    ),
    {
      name: 'shown_on',
      type: 'group',
      label: 'Only on these pages',
      admin: { description: 'Tick none for every page.' },
      fields: ANNOUNCED_ON.map((name) => {
        const [label, description] = kinds[name];
        return { name, type: 'checkbox', label, defaultValue: false, admin: { description } };
      }),
    },
  ],
});
