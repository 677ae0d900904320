import type { StarterMeta } from './types';

/**
 * Starter words of the privacy page. Names in braces become the company's settings (`cms/model/pages/privacy.ts`). The owner checks
 * the whole page, above all the hosting paragraph, before the site goes live.
 */
export interface StarterPrivacy {
  title: string;
  meta: StarterMeta;
  sections: { title: string; html: string }[];
}

/** Shown at both forms, next to a link to the privacy page. */
export const collectionNotice =
  'We use what you enter here only to answer you, prepare your quote and plan your clean; our privacy page says who sees it, how long we keep it and how to have it corrected or erased.';

export const privacy: StarterPrivacy = {
  title: 'Privacy',
  meta: {
    title: 'Privacy: What We Collect and Why',
    description:
      'What our forms collect, why, who sees it, when it is erased and how to ask for a copy. No cookies, no advertising.',
    keywords: 'privacy, privacy policy, personal information, cleaning enquiry privacy',
  },
  sections: [
    {
      title: 'The short version',
      html:
        '<p>We handle personal information in line with the <strong>Australian Privacy Principles</strong>. You can read every page of this site without telling us who you are. If you send one of our two forms, we use your details to answer you and to do the work you ask for. We do not sell them, we do not pass them to advertisers, and this site sets no cookies.</p>' +
        '<p>“We” means <strong>{company}</strong> in {address}. You reach us on {phone}, at {email} or by the form of the <a href="/contact-us">contact page</a>.</p>',
    },
    {
      title: 'What we collect',
      html:
        '<p>Only what you give us, and a little that arrives with it.</p>' +
        '<ul>' +
        '<li><strong>Contact form:</strong> name, e-mail, phone, city, address and, if you write one, your message. Your answer to the small sum shows that you are a person.</li>' +
        '<li><strong>Quote form:</strong> first and last name, e-mail, phone, the service and how often you would like it, city, address, suburb, postcode, state and, if you add them, your requirements.</li>' +
        '<li><strong>How you found us:</strong> the first page you opened, the site that sent you and any campaign label in its link. This note stays in your browser tab and vanishes when you close the tab. It reaches us only together with a form you send.</li>' +
        '<li><strong>On the phone or by e-mail:</strong> what you tell us about yourself, your place and the job.</li>' +
        '</ul>' +
        '<p>Please leave out what we do not need. Health details, NDIS numbers, alarm codes and card numbers do not belong in a web form. If a clean depends on such a thing, for example an allergy, tell us in a call and we agree what we write down.</p>',
    },
    {
      title: 'What we use it for',
      html:
        '<ul>' +
        '<li>to answer your question or prepare your free quote,</li>' +
        '<li>to book, plan and carry out the clean, and to put things right afterwards,</li>' +
        '<li>to keep the business records that we are obliged to keep,</li>' +
        '<li>to learn which pages and notices bring enquiries, in totals and not person by person,</li>' +
        '<li>to keep false and automated entries out of our forms.</li>' +
        '</ul>' +
        '<p>We do not put you on a mailing list because you asked for a quote. You may also ring us without giving a name. For general questions that is enough. For a quote or a visit we need to know where the job is and how to reach you.</p>',
    },
    {
      title: 'Who sees it',
      html:
        '<p>The people in our office who answer enquiries, and the cleaners who come to you, who get what they need for the job: name, address, phone, the task list and your notes on access. The firms that host this site and deliver our e-mail store data on our behalf and may not use it for their own ends. If one of them keeps data outside Australia, we tell you where when you ask.</p>' +
        '<p>We give details to anyone else only if you agree, if the law requires it, or if it is needed for an insurance claim about your job. If you open the message-app link after sending a form, your message goes through that app under its own terms. Nothing opens by itself.</p>',
    },
    {
      title: 'Cookies, measurements and maps',
      html:
        '<p>This site sets <strong>no cookies</strong> and has no advertising trackers. It measures how quickly pages load and react (page, measurement, value), without anything that points to you. As with every website, your device’s network address is needed to deliver a page to you. We also use it for a short time to protect the forms against floods of automated entries.</p>' +
        '<p>Maps are shown as a picture at first. Only if you tap one does your browser load the live map from the maps provider, Google, which then receives your network address and may set its own cookies. Address suggestions come from our own list, unless the provider’s suggestions are switched on. In that case, what you type into the address field is sent to that provider. You can always ignore the suggestions and write the address yourself.</p>',
    },
    {
      title: 'How long we keep it',
      html:
        '<p>Enquiries and quote requests are kept for <strong>{retention}</strong> and then erased or stripped of everything that identifies you. If you become a customer, we keep invoices and what belongs to them for as long as tax law asks us to.</p>' +
        '<p>We make backups so that no enquiry is lost. What has been erased may still be in older backups for a while. These are not used for day-to-day work, they age out in turn, and if we ever have to restore one, we erase the same entries again.</p>',
    },
    {
      title: 'How we protect it',
      html: '<p>The connection to this site is encrypted on its way through the internet. Enquiries can be opened only by staff with an account of their own, and access is withdrawn when somebody leaves. If something goes wrong in a way that is likely to cause you serious harm, we tell you and the Office of the Australian Information Commissioner.</p>',
    },
    {
      title: 'See, correct or erase your details',
      html:
        '<p>Ask us at any time what we hold about you, and we give you a copy. If something is wrong, we correct it. If you would like it erased, we do so, except for records that the law obliges us to keep, and we tell you which ones those are. There is no charge for asking. We may need to check that it is really you, usually by a call to the number you gave us.</p>' +
        '<p>We aim to answer within 30 days. The quickest way is to call {phone} or write to {email}.</p>',
    },
    {
      title: 'If you are not happy with our answer',
      html:
        '<p>Tell us first, please, so that we can try to put it right. If you are still not satisfied after 30 days, you can complain to the <strong>Office of the Australian Information Commissioner</strong> at <a href="https://www.oaic.gov.au">oaic.gov.au</a>.</p>' +
        '<p>When we change this page, the new version stands here. If a change affects details that we already hold, we tell the people concerned where we can.</p>',
    },
  ],
};
