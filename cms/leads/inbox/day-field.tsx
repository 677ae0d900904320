'use client';
import { DateTimeField, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { type FocusEvent, useRef, useState } from 'react';
import { readDay } from './day';

/** How a day is shown, and what the picker reads while it is typed: whole days only, so that no half of one is taken for another. */
const FORMATS = ['d MMM yyyy', 'd/M/yyyy'];

/** A day that is typed or picked. What cannot be read as a day changes nothing, and is answered with a sentence. */
export function DayField(props: DateFieldClientProps) {
  const { field, path } = props;
  const { value, setValue } = useField<string | null>({ path });
  const [unread, setUnread] = useState<string>();
  const typed = useRef<string>(undefined);
  const before = useRef<string | null>(null);
  const picked = () => {
    typed.current = undefined;
    setUnread(undefined);
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const text = typed.current?.trim();
    picked();
    if (!text) return;
    const day = readDay(text, new Date().toISOString().slice(0, 10));
    if (!day) setUnread(text);
    setValue(day ? `${day}T12:00:00.000Z` : before.current);
  };

  const admin = {
    ...field.admin,
    date: {
      pickerAppearance: 'dayOnly',
      displayFormat: FORMATS[0],
      overrides: { dateFormat: FORMATS, placeholderText: '25/11/2026', onSelect: picked },
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what bubbles up from the picker's input
    <div
      onFocus={() => {
        if (typed.current === undefined) before.current = value ?? null;
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
      onBlur={leave}
    >
      <DateTimeField {...props} field={{ ...field, admin } as DateFieldClientProps['field']} />
      {unread !== undefined && (
        <p className="lead-unread" role="alert">
          “{unread}” is not a day that can be read, so nothing was changed. Write it like 25/11/2026.
        </p>
      )}
    </div>
  );
}
