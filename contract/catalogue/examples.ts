import { servicePages } from './';
import { cityPages } from './cities';
import { starterSettings } from './settings';

/**
 * One valid example answer per call, used by tests, the stub provider and benchmarks. Documented calls have documented keys only.
 */
export const examples = {
  pageMeta: {
    meta_title: 'Example title',
    meta_description: 'Example description of a page.',
    meta_keywords: 'example, words',
    og_title: 'Example social title',
    og_description: 'Example social description.',
    og_image: 'example.jpg',
  },
  heroCarousel: [
    {
      media: 'example.jpg',
      media_type: 'image',
      heading: 'Example slide one',
      paragraph: 'First words.',
      happy_customers: '2500+',
      rating: 4.9,
    },
    { media: 'example.jpg', media_type: 'image', heading: 'Example slide two', paragraph: 'Second words.' },
  ],
  premiumServices: [
    {
      title: 'Example oven service',
      description: 'Ovens, inside and out.',
      image: 'example.jpg',
      route: '/service/oven-cleaning',
    },
    { title: 'Example roof service', description: 'Roofs of every kind.', image: 'example.jpg', route: '/service/roof-cleaning' },
  ],
  statBoxes: [{ icon: 'users', number: '2500+', text: 'example customers' }],
  testimonials: {
    testimonials: [
      {
        name: 'Example One',
        date: '2026-09-01',
        platform: 'icons/google.svg',
        rating: 5,
        verified: 'icons/verified.svg',
        comment: 'A first example comment.',
      },
      {
        name: 'Example Two',
        date: '2026-08-01',
        platform: 'icons/facebook.svg',
        rating: 4,
        comment: 'A second example comment.',
      },
    ],
  },
  reviewCount: { review_count: 150 },
  serviceCities: [
    {
      heading: 'Example Adelaide',
      image: 'example.jpg',
      line1: 'North',
      line2: 'South',
      button_link: '/adelaide-service',
      button_text: 'See Adelaide',
    },
    {
      heading: 'Example Melbourne',
      image: 'example.jpg',
      line1: 'East',
      line2: 'West',
      button_link: '/melbourne-service',
      button_text: '',
    },
  ],
  aboutHeroBanner: { heading: 'Example about', image: 'example.jpg' },
  aboutSection: {
    heading: 'Example company',
    paragraphs: ['Example paragraph.'],
    image: 'example.jpg',
    mission: 'Example mission.',
    vision: 'Example vision.',
  },
  ceoSection: {
    heading: 'Example Owner',
    paragraph_1: 'First line.\nSecond line.',
    paragraph_2: 'Third line.',
    image: 'example.jpg',
  },
  adelaideHero: { title: 'Example Adelaide hero', image: 'example.jpg' },
  melbourneHero: { title: 'Example Melbourne hero', image: 'example.jpg' },
  whoWeAre: { success: true, heading: 'Example who we are', paragraphs: ['Example paragraph.'], image: 'example.jpg' },
  adelaideServices: {
    success: true,
    services: [{ title: 'Example city service', description: 'Example words.', icon: 'home', route: '/service/house-cleaning' }],
  },
  achievements: {
    heading: 'Example achievements',
    description: 'Example words.',
    image: 'example.jpg',
    points: [{ icon: 'award', value: '10+', label: 'example years' }],
  },
  melbourneWhoWeAre: {
    heading: 'Example Melbourne team',
    description: '<p>Example <strong>markup</strong>.</p>',
    image: 'example.jpg',
  },
  contactHero: { title: 'Example contact', subtitle: 'Example subtitle', background_image: 'example.jpg' },
  faqCategory: { category: 'Example category', items: [{ question: 'Example question?', answer: 'Example answer.' }] },
  houseCleaning: [
    { title: 'Example deep clean', route: '/service/deep-cleaning', image: 'example.jpg', description: 'Example words.' },
  ],
  whyChooseHouse: [
    {
      heading: 'Why homes choose our example team',
      points: ['Example point.'],
      before_image: 'example.jpg',
      after_image: 'example.jpg',
    },
  ],
  whyChoose: {
    heading: 'Why people choose our example team',
    points: ['Example point.'],
    before_image: 'example.jpg',
    after_image: 'example.jpg',
  },
  subServiceIntro: { heading: 'Example intro', description: 'Example first line.\nExample second line.', image: 'example.jpg' },
  subServiceFaq: {
    category: 'Example sub-service',
    items: [{ question: 'Example sub-service question?', answer: 'Example answer.' }],
  },
  faqs: [{ id: 1, category: 'Example category', items: [{ question: 'Example question?', answer: 'Example answer.' }] }],
  faqHero: { background_image: 'example.jpg', heading: 'Faq', breadcrumb: 'Home / Faq' },
  blogHero: { background_image: 'example.jpg', heading: 'Blog', breadcrumb: 'Home / Blog' },
  blogs: [
    { id: 1, title: 'Example post', image: 'example.jpg', publish_date: '2026-09-14', description: '<p>Example words.</p>' },
  ],
  blogDetails: [
    {
      image: 'example.jpg',
      heading: 'Example post',
      date: '2026-09-14',
      title: 'Example part',
      description: '<p>Example words.</p>',
    },
  ],
  contactSubmit: { success: true },
  serviceBooking: { success: true },
  additions: { additions: [] },
  settings: starterSettings,
  servicePages: [...servicePages],
  cityPages: [...cityPages],
  redirects: [{ from: '/old-page', to: '/contact-us' }],
  blogCount: { count: 1 },
  serviceArea: {
    areas: [{ office: 'adelaide', postcodes: ['5000-5199', '5245'], suburbs: ['Example Heights'], within_km: 25 }],
  },
  privacy: { title: 'Example privacy', sections: [{ title: 'Example section', html: '<p>Example words.</p>' }] },
  preview: { live: false, ends_at: '2026-12-01T00:00:00.000Z' },
  editSession: { token: 'eyJieSI6MX0.c2lnbmF0dXJl', seconds: 43_200 },
  editRecords: [{ label: 'Service page: Oven Cleaning', url: 'https://office.example.com/admin/collections/services/14' }],
  vitals: { success: true },
  missingPaths: { success: true },
  changes: { latest: 12, changes: [{ number: 12, calls: ['settings'], media: ['front-door.jpg'] }] },
};
