'use client';
import { DatePicker, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps, DefaultCellComponentProps } from 'payload';
import { useState } from 'react';
import { dayOf, readDay, storedDay, today, writtenDay } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';

/** The first format displays a day; the picker accepts these while typing, and `readDay` parses the final text. */
const FORMATS = ['d MMM yyyy', 'd/M/yyyy'];

export function DayField({ field, path: named, readOnly }: DateFieldClientProps) {
  const { path, value, setValue, showError, disabled, customComponents } = useField<string | null>({
    potentiallyStalePath: named,
  });
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState('');
  const { label, required, admin } = field;
  const id = `field-${path.replaceAll('.', '__')}`;
  const choose = (day: string | undefined) => {
    setTyped('');
    setUnread('');
    setValue(day ? storedDay(day) : null);
  };
  const leave = () => {
    const day = readDay(typed, today(companyZone()));
    if (day) choose(day);
    else setUnread(typed);
  };
  return (
    <div className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`}>
      {customComponents?.Label ?? <FieldLabel label={label} htmlFor={`${id}-day`} required={required} />}
      <div className="field-type__wrap" id={id}>
        {customComponents?.Error ?? <FieldError path={path} showError={showError} />}
        <DatePicker
          pickerAppearance="dayOnly"
          displayFormat={FORMATS[0]}
          overrides={{
            id: `${id}-day`,
            dateFormat: FORMATS,
            onChangeRaw: (event) => setTyped((event?.target as HTMLInputElement | null)?.value ?? ''),
            onBlur: leave,
            placeholderText: 'day/month/year',
          }}
          readOnly={readOnly || disabled}
          value={value ? new Date(`${dayOf(value)}T12:00`) : undefined}
          onChange={(date: Date | null) => choose(date ? dayOf(date.toISOString()) : undefined)} // the picker returns noon UTC of the day
        />
      </div>
      {unread && (
        <p className="field-problem" role="alert">
          “{unread}” is not a day, so nothing was changed. Write it like 25/11/2026.
        </p>
      )}
      {customComponents?.Description ?? <FieldDescription description={admin?.description} path={path} />}
    </div>
  );
}

export const DayCell = ({ cellData }: DefaultCellComponentProps) =>
  cellData ? <span>{writtenDay(dayOf(String(cellData)))}</span> : null;

const isToCome = (stored: unknown) => Boolean(stored) && dayOf(String(stored)) > today(companyZone());

export const PublishDayCell = (props: DefaultCellComponentProps) => (
  <>
    <DayCell {...props} />
    {isToCome(props.cellData) && ' (to come)'}
  </>
);

export function PublishDayNote({ path }: { path: string }) {
  const { value } = useField<string | null>({ path });
  return (
    <p className="field-description" role="status">
      {isToCome(value)
        ? `Once published, it will be on the site from ${writtenDay(dayOf(String(value)))}.`
        : 'Shown with the post. A post with a future date appears on the site on that day.'}
    </p>
  );
}
