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
  digest_subject: '{count} without an answer for more than {reply}',
  digest_body: `These people have waited for more than {reply}:

{list}

All of them in the back office: {link}`,
} as const;

export type MailWord = keyof typeof mailWords;
