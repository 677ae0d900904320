'use client';
import { DateTimeField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useState } from 'react';

/** Days as people write them here; of several that fit, the last one counts. The first is how a day is shown. */
const FORMATS = ['d MMM yyyy', 'd MMMM yyyy', 'd MMM', 'd/M', 'd/M/yy', 'd.M.yyyy', 'd-M-yyyy', 'yyyy-M-d', 'd/M/yyyy'];

/** A day that is typed or picked. What cannot be read as a day is answered with a sentence. */
export function DayField(props: DateFieldClientProps) {
  const [unread, setUnread] = useState<string>();
  const { field } = props;
  const overrides = {
    dateFormat: FORMATS,
    placeholderText: '25/11/2026',
    // By then the picker has read the text, or gone back to what was there before.
    onBlur: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const text = target.value.trim();
      requestAnimationFrame(() => setTimeout(() => setUnread(text && !target.value.trim() ? text : undefined)));
    },
  };
  const asked: DateFieldClientProps['field'] = {
    ...field,
    admin: { ...field.admin, date: { pickerAppearance: 'dayOnly', displayFormat: FORMATS[0], overrides } },
  } as DateFieldClientProps['field'];
  return (
    <>
      <DateTimeField {...props} field={asked} />
      {unread !== undefined && (
        <p className="lead-unread" role="alert">
          “{unread}” is not a day that can be read, so nothing was entered. Write it like 25/11/2026.
        </p>
      )}
    </>
  );
}
