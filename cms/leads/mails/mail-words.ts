/** Default texts of the mails. Names in braces are filled in by `template.ts`. */
export const mailWords = {
  office_subject: '{kind} {reference}: {name}, {suburb}',
  office_body: `{name} has sent {a_kind}. Please answer by {due}.

Open the {kind_small}: {link}
Call {first_name}: {customer_phone}

{details}

Answer this mail to write to {name}.`,
  customer_subject: 'We have your {kind_small} ({reference})',
  customer_body: `Hello {first_name},

Thank you for your {kind_small}. It has arrived, and its number is {reference}.

What happens next:

A person from our office reads it. You get an answer within {reply}, that is by {due}. You do not need to do anything until then. {usually}

Follow your {kind_small}: {follow}

If it is urgent, call us on {phone}. If something has changed or is not right, answer this mail.

What you sent us:

{request}

Kind regards
{brand}`,
  day_subject: '{what}: {day} ({reference})',
  day_body: `Hello {first_name},

{agreed}

{day}

{before}

The calendar file with this mail puts it into your calendar, in the place of a day that was moved.

Follow your {kind_small}: {follow}

If it does not suit you, call us on {phone} or answer this mail.

Kind regards
{brand}`,
  day_off_subject: 'The agreed day is off ({reference})',
  day_off_body: `Hello {first_name},

The day that we had agreed is off:

{day}

If we have not agreed another one with you, call us on {phone} or answer this mail. The calendar file with this mail takes the day out of your calendar.

Follow your {kind_small}: {follow}

Kind regards
{brand}`,
  reminder_subject: 'We come soon: {day}',
  reminder_body: `Hello {first_name},

This is only to remind you of the day that we have agreed:

{day}

Follow your {kind_small}: {follow}

If something has come up, call us on {phone}.

Kind regards
{brand}`,
  digest_subject: '{count} without an answer for more than {reply}',
  digest_body: `These people have waited for more than {reply}:

{list}

All of them in the back office: {link}`,
} as const;

export type MailWord = keyof typeof mailWords;
