/** A fixed text of the pages: where it stands, and the words that stand there until the owner types others. */
type Word = readonly [where: string, usual: string];

/** `page` is the site's name of the page that has them. */
const group = <Name extends string>(label: string, page: string, words: Record<Name, Word>) => ({ label, page, words });

/** Words that more than one page has. */
export const EVERY_PAGE = 'every';

/** The fixed words of the pages, in the groups of the owner's form (R-CLAIM-12). `{city}` and the like become what they say. */
export const wordGroups = [
  group('On many pages', EVERY_PAGE, {
    quote_button: ['Button to the quote form', 'Get Free Quote'],
    call_button: ['Button that dials', 'Call Now'],
    bar_quote: ['Button to the quote form at the bottom of a phone’s screen', 'Free quote'],
    bar_call: ['Button that dials at the bottom of a phone’s screen', 'Call'],
    talk: ['Before the phone number, on the quote page', 'Rather talk?'],
    more_button: ['Link on the card of a service', 'View More'],
    suburb_heading: ['Above the question for a suburb', 'Do you clean in my suburb?'],
    suburb_page: ['Main heading of the page with its answer', 'Do we clean in your suburb?'],
    contact_heading: ['Above the contact form', 'Tell us what needs cleaning'],
    contact_lead: [
      'Below the heading of the contact form',
      'Two minutes now. We answer with a plan and a free quote within 24 hours.',
    ],
    call_heading: ['Beside that form', 'Rather talk?'],
    call_text: ['Below that heading', 'Call, describe the job, and a person tells you what it takes.'],
    contact_send: ['Button of the contact form', 'Send my enquiry'],
    faq_heading: ['Above the questions of a page', 'Good questions, straight answers'],
    faq_more: ['Below that heading', 'Something else on your mind?'],
    faq_link: ['Link behind it', 'All questions and answers'],
    reviews_label: ['Above the stars of the reviews', 'EXCELLENT'],
    closing_heading: ['Heading at the end of a page', 'Ready for a place that feels new?'],
    closing_text: ['Text below it', 'Tell us what needs doing. Your free quote comes within 24 hours.'],
  }),
  group('Home', 'home', {
    happy_customers: ['Behind the number of customers on a slide', 'happy customers'],
    cards_heading: ['Above the cards of the services', 'Indoors, outdoors and everything above'],
    cards_lead: ['Below that heading', 'Ten services, one team to call. Pick the job that has waited longest.'],
    reasons_heading: ['Above the reasons', 'Why people choose us'],
    reasons_lead: ['Below that heading', 'Six things we are asked about most, and what we can promise on each.'],
    reason_1_title: ['First reason', 'Customer satisfaction'],
    reason_1_text: [
      'Its text',
      'Our satisfaction guarantee is simple: if something we cleaned is not right, tell us and we return.',
    ],
    reason_2_title: ['Second reason', 'High quality equipment'],
    reason_2_text: [
      'Its text',
      'Filtered vacuums, purified-water poles and eco-friendly products that suit the surface, not just the stain.',
    ],
    reason_3_title: ['Third reason', 'Affordable pricing'],
    reason_3_text: ['Its text', 'You see the price and what it covers in writing before anyone picks up a cloth.'],
    reason_4_title: ['Fourth reason', 'Well trained staff'],
    reason_4_text: ['Its text', 'Everyone learns our order of work beside an experienced cleaner first, then in your rooms.'],
    reason_5_title: ['Fifth reason', 'Best customer service'],
    reason_5_text: ['Its text', 'Ask, change a day or add a room by phone, and a person answers.'],
    reason_6_text: [
      'Text of the sixth reason, which is the promise Insurance',
      'It stands behind our work, indoors, in the garden and up on the roof.',
    ],
    steps_heading: ['Above the four steps', 'From first message to feet up'],
    step_1_title: ['First step', 'Get free quote'],
    step_1_text: [
      'Its text',
      'Send the form or call with the rooms, the suburb and anything unusual; our free quote follows within 24 hours.',
    ],
    step_2_title: ['Second step', 'Booked appointment'],
    step_2_text: ['Its text', 'Pick a day that suits, tell us about keys, pets and parking, and it is in the diary.'],
    step_3_title: ['Third step', 'Provide service'],
    step_3_text: ['Its text', 'We arrive with everything we need, work through the agreed list and check it room by room.'],
    step_4_title: ['Fourth step', 'Let’s relax'],
    step_4_text: ['Its text', 'Put the kettle on, walk through with us if you like, and enjoy the rest of your day.'],
    about_eyebrow: ['Above the heading about the company', 'About us'],
    about_button: ['Button to the page About us', 'READ MORE'],
  }),
  group('About us', 'about', {
    mission_heading: ['Above the mission', 'Our Mission'],
    vision_heading: ['Above the vision', 'Our Vision'],
    owner_eyebrow: ['Above the owner’s name', 'From the owner'],
    owner_badges: ['Words below the owner’s text, with commas between', 'Leadership, Traction, Responsibility, Expertise'],
    cities_heading: ['Above the cities', 'Now Serving {cities} with Pride'],
  }),
  group('Free quote', 'quote', {
    quote_heading: ['The main heading of the page', 'GET FREE QUOTE'],
    quote_lead: ['Below it', 'Tell us what needs cleaning and where. The more you say, the closer the price.'],
    quote_send: ['Button of the quote form', 'Get my free quote'],
    next_heading: ['Above what happens next', 'What happens next'],
    next_1_title: ['First', 'A person reads it'],
    next_1_text: ['Its text', 'If something is unclear, we ring or write before we name a price.'],
    next_2_title: ['Second', 'You get your quote'],
    next_2_text: ['Its text', 'Free, within 24 hours, and with what is included.'],
    next_3_title: ['Third', 'You choose a day'],
    next_3_text: ['Its text', 'If you like the price, pick a time that suits. If not, you owe us nothing.'],
    quote_faq_heading: ['Above the questions', 'Before you ask'],
    quote_closing_heading: ['Heading at the end of the page', 'Rather say it than type it?'],
    quote_closing_text: ['Text below it', 'Call us, describe the job, and a person answers.'],
  }),
  group('Cities', 'city', {
    city_eyebrow: ['Above the introduction', 'Who we are'],
    city_quote_button: ['Button below the introduction', 'GET FREE QUOTE'],
    city_more: ['Link of a service', 'View more'],
    city_contact_heading: ['Above the contact form', 'Ask our {city} team'],
  }),
  group('Services', 'service', {
    family_heading: ['Above the services of a family', 'Choose your {service}'],
    enquiry_heading: ['Above the ways to ask', 'Ask us about {service}'],
    enquiry_lead: ['Below that heading', 'Describe the place and the date you have in mind; we answer with a price.'],
  }),
  group('Blog', 'blog', { post_more: ['Link to a post', 'Read More'] }),
  group('A wrong address', 'notFound', {
    missing_heading: ['The main heading', 'There is no page here'],
    missing_lead: ['Below it', 'The address may be old, or a letter may be wrong. Nothing on your side is broken.'],
    missing_ways: ['Above the services', 'Were you looking for one of these?'],
  }),
] as const;

type GroupWords = (typeof wordGroups)[number]['words'];
export type WordName = GroupWords extends infer Each ? (Each extends unknown ? keyof Each : never) : never;
export type Words = Record<WordName, string>;

const entries = wordGroups.flatMap(({ page, words }) =>
  Object.entries<Word>(words).map(([name, [, usual]]) => ({ page, name: name as WordName, usual })),
);

/** The usual words of all pages. */
export const usualWords = Object.fromEntries(entries.map(({ name, usual }) => [name, usual])) as Words;

/** The names of the words that a page has; of all without a page. */
export const wordsOn = (ofPage?: string): WordName[] =>
  entries.filter(({ page }) => !ofPage || page === ofPage || page === EVERY_PAGE).map(({ name }) => name);

/** How many characters look right in place of these words: some more than they have. */
export const lookingRight = (usual: string): number => Math.ceil((usual.length * 1.2) / 5) * 5;
/** The most characters that a page has room for in place of these words. */
export const longest = (usual: string): number => 2 * lookingRight(usual);
