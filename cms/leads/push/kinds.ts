/** What a telephone rings for: an enquiry that came or is soon overdue, and what a customer did on its page. */
export type Ring = 'new' | 'soon' | 'accept' | 'decline' | 'question' | 'call-when' | 'photos' | 'call-off' | 'wants-off';

/** What a person chooses to be rung for, by field of the account. */
export const choices = {
  ring_new: 'New enquiries',
  ring_soon: 'Enquiries that are soon overdue',
  ring_quote: 'A quote is accepted or declined',
  ring_message: 'Questions and other messages of a customer',
} as const;
export type Choice = keyof typeof choices;
export const choiceNames = Object.keys(choices) as Choice[];

const choiceOf: Record<Ring, Choice> = {
  new: 'ring_new',
  soon: 'ring_soon',
  accept: 'ring_quote',
  decline: 'ring_quote',
  question: 'ring_message',
  'call-when': 'ring_message',
  photos: 'ring_message',
  'call-off': 'ring_message',
  'wants-off': 'ring_message',
};

export const wants = (person: Partial<Record<Choice, boolean | number | null>>, ring: Ring): boolean =>
  (person[choiceOf[ring]] ?? true) !== false && person[choiceOf[ring]] !== 0;
