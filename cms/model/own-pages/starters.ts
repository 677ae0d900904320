import type { SectionKind } from 'contract/own-page';
import { stateOf } from '../records/rich-blocks';
import type { Values } from '../records/walk';
import { TO_OWN_FORM } from '../settings/menu-pages';

/** A page to begin with: its words are the owner's to change, and promise nothing but facts of the company. */
interface Starter {
  name: string;
  hint: string;
  title: string;
  noindex?: boolean;
  sections: ({ blockType: SectionKind } & Values)[];
}

/** A rich text as it is stored, of plain paragraphs. */
export const richText = (...paragraphs: string[]) => stateOf(paragraphs.map((text) => ({ kind: 'p', runs: [{ text }] })));

const toForm = (label: string) => ({ label, page: TO_OWN_FORM });
const to = (label: string, page: string) => ({ label, page });

const landingPage: Starter = {
  name: 'Landing page',
  hint: 'For an advertisement or one job: a promise, how it works, the form.',
  title: 'Landing page',
  sections: [
    {
      blockType: 'hero',
      heading: 'A clean place, and your time back',
      text: 'Tell us what needs doing. Your free quote comes within {reply}.',
      action: toForm('Get my free quote'),
      call: true,
    },
    {
      blockType: 'steps',
      heading: 'How it works',
      steps: [
        { title: 'Tell us', text: 'Send the form or call, with the rooms and anything unusual.', icon: 'mail' },
        { title: 'Get your quote', text: 'It comes within {reply}, with what is included.', icon: 'wallet' },
        { title: 'Choose a day', text: 'If you like the price, pick a time that suits.', icon: 'calendar-check' },
      ],
    },
    { blockType: 'reviews' },
    {
      blockType: 'questions',
      heading: 'Before you ask',
      items: [
        {
          question: 'What does it cost?',
          answer: 'That depends on the rooms and on their state. Send the form, and you get a price within {reply}.',
        },
        { question: 'Where do you clean?', answer: 'In {places}. Ask us if you are not sure about your suburb.' },
      ],
    },
    { blockType: 'form', form: 'quote', heading: 'Ask for your free quote' },
    {
      blockType: 'call_to_action',
      heading: 'Rather say it than type it?',
      text: 'Call us, describe the job, and a person answers.',
    },
  ],
};

const careers: Starter = {
  name: 'Careers',
  hint: 'For people who want to work with you.',
  title: 'Careers',
  sections: [
    {
      blockType: 'hero',
      heading: 'Work with us',
      text: '{company} is looking for people who like to leave a room better than they found it.',
      action: toForm('Write to us'),
      call: true,
    },
    {
      blockType: 'text',
      heading: 'Who fits',
      text: richText(
        'You keep to what was agreed, you see what needs doing, and you treat other people’s things as your own.',
        'Tell us which days suit you, where you live, and what you have done before. All of it helps; none of it is a must.',
      ),
    },
    {
      blockType: 'steps',
      heading: 'How to apply',
      steps: [
        { title: 'Write to us', text: 'The form below is enough. Nobody needs a long letter.', icon: 'mail' },
        { title: 'We answer', text: 'You hear from us within {reply}.', icon: 'phone' },
        { title: 'We meet', text: 'We talk about the work, the days and the pay.', icon: 'users' },
      ],
    },
    {
      blockType: 'form',
      form: 'contact',
      heading: 'Tell us about yourself',
      lead: 'Write into the message which work you are looking for.',
      asks_suburb: false,
    },
  ],
};

const offer: Starter = {
  name: 'Special offer',
  hint: 'For a price or a package that holds for a while.',
  title: 'Special offer',
  sections: [
    {
      blockType: 'hero',
      heading: 'A special offer',
      text: 'One price for one job. You see below what is included.',
      action: toForm('Ask for this offer'),
      call: true,
    },
    {
      blockType: 'prices',
      heading: 'The offer',
      // What for and how much only the owner knows: the page waits for both.
      prices: [{ action: toForm('Ask for this offer') }],
    },
    {
      blockType: 'questions',
      heading: 'Good to know',
      items: [
        {
          question: 'How do I get the offer?',
          answer: 'Send the form below and name the offer in your message. You hear from us within {reply}.',
        },
      ],
    },
    { blockType: 'form', form: 'quote', heading: 'Ask for this offer' },
  ],
};

const thankYou: Starter = {
  name: 'Thank you',
  hint: 'For people who come back from another form or an advertisement. Search engines leave it out.',
  title: 'Thank you',
  noindex: true,
  sections: [
    { blockType: 'hero', heading: 'Thank you', text: 'We have your message. You hear from us within {reply}.', call: false },
    {
      blockType: 'cards',
      heading: 'While you wait',
      cards: [
        {
          title: 'Questions and answers',
          text: 'What others asked before they booked.',
          icon: 'eye',
          action: to('Read the answers', '/faq-page'),
        },
        {
          title: 'Our blog',
          text: 'What to do between two cleans.',
          icon: 'sparkles',
          action: to('Read the blog', '/blog'),
        },
      ],
    },
    { blockType: 'call_to_action', heading: 'Something urgent?', text: 'Call us, and a person answers.' },
  ],
};

const empty: Starter = {
  name: 'Empty',
  hint: 'Only the top of a page. You add the rest.',
  title: '',
  sections: [{ blockType: 'hero', call: true }],
};

/** A section of a kind as starters have it. */
export const starterSection = (kind: string): Values | undefined =>
  starters.flatMap(({ sections }) => sections).find(({ blockType }) => blockType === kind);

export const starters: readonly Starter[] = [landingPage, careers, offer, thankYou, empty];
