// Keys of the mails to a customer about the agreed day: one for each change, one reminder for each day.

export const dayMailKey = (lead: number, changed: Date): string => `lead-${lead}-day-${changed.getTime()}`;
export const isDayMail = (key: string): boolean => /^lead-\d+-day-\d+$/.test(key);

export const reminderKey = (lead: number, starts_at: string): string => `lead-${lead}-reminder-${Date.parse(starts_at)}`;
/** The keys of an enquiry's reminders, or of all, as SQL's LIKE has them. */
export const remindersLike = (lead: number | '%'): string => `lead-${lead}-reminder-%`;
export const isReminder = (key: string): boolean => /^lead-\d+-reminder-\d+$/.test(key);
