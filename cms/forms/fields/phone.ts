import { numberIn } from 'shared/phone';

export const needsNumber = (value: unknown): true | string => {
  if (typeof value !== 'string' || value.trim() === '') return 'Enter a phone number.';
  if (numberIn(value)) return true;
  return `Nobody can dial “${value.trim()}”. Write the whole number with its area code, such as 08 8123 4567 or 1300 975 707, and one of another country with a plus, such as +64 9 123 4567.`;
};

export const numberIfAny = (value: unknown): true | string => !value || needsNumber(value);
