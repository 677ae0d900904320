import { cityPages, servicePages, starterSettings } from 'contract/catalogue';
import { expect, it } from 'vitest';
import { frameOf } from '../content/frame';
import { AboutStory } from './about-story';
import { AboutTeaser } from './about-teaser';
import { Achievements } from './achievements';
import { AllFaqs } from './all-faqs';
import { BlogList } from './blog-list';
import { CeoSection } from './ceo-section';
import { CityServices } from './city-services';
import { CleanedList } from './cleaned-list';
import { CompanyReasons } from './company-reasons';
import { HeroCarousel } from './hero-carousel';
import { Intro } from './intro';
import { OfficeMap } from './office-map';
import { PageFaqs } from './page-faqs';
import { PremiumServices } from './premium-services';
import { ServiceCards } from './service-cards';
import { ServiceReasons } from './service-reasons';
import { ServingCities } from './serving-cities';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { StatBoxes } from './stat-boxes';
import { Testimonials } from './testimonials';
import { draw } from './testing/draw';
import { WhoWeAre } from './who-we-are';
import { WorkingProcess } from './working-process';

const links = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map((match) => match[1]);

const sections = {
  AboutTeaser: <AboutTeaser />,
  AboutStory: <AboutStory />,
  Achievements: <Achievements />,
  BlogList: <BlogList />,
  CeoSection: <CeoSection />,
  CityServices: <CityServices heading="Our Services In Adelaide" quoteHref="/free-quote" />,
  CleanedList: <CleanedList />,
  PageFaqs: <PageFaqs />,
  AllFaqs: <AllFaqs />,
  HeroCarousel: <HeroCarousel />,
  Intro: <Intro quoteHref="/free-quote" />,
  OfficeMap: <OfficeMap />,
  PremiumServices: <PremiumServices />,
  ServiceCards: <ServiceCards title="Cards" />,
  ServingCities: <ServingCities />,
  StatBoxes: <StatBoxes />,
  Testimonials: <Testimonials />,
  WhoWeAre: <WhoWeAre quoteHref="/free-quote" />,
  ServiceReasons: <ServiceReasons />,
};

it.each(Object.entries(sections))('%s is left out entirely without its data (R-CONTENT-1)', (_, section) => {
  expect(draw(section)).toBe('');
});

it('the header has its links, in the specified order (R-PAGE-3)', () => {
  const menu = draw(<SiteHeader />).match(/<ul class="head__list">.*?<div class="head__more">/s)?.[0] ?? '';
  expect(links(menu)).toEqual([
    '/',
    '/adelaide-service',
    '/melbourne-service',
    '/about-us/',
    '/free-quote',
    '/blog',
    '/contact-us',
  ]);
});

it('the footer has its links (R-ROUTE-7)', () => {
  expect(links(draw(<SiteFooter />)).filter((href) => href?.startsWith('/'))).toEqual([
    '/',
    '/about',
    '/blog',
    '/faq',
    '/contact-us',
    '/house-cleaning',
    '/commercial-cleaning',
    '/window-cleaning',
    '/oven-cleaning',
    '/carpet-steam-cleaning',
    '/privacy',
  ]);
});

it('the footer leaves out services that the company does not offer', () => {
  const services = servicePages.filter(({ slug }) => slug !== 'oven-cleaning');
  const html = draw(<SiteFooter />, { shell: frameOf({ settings: starterSettings, cities: [...cityPages], services }) });
  expect(links(html)).toContain('/window-cleaning');
  expect(links(html)).not.toContain('/oven-cleaning');
});

it('the home page has its six reasons and four steps (R-PAGE-10)', () => {
  const titles = (html: string) => [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map((match) => match[1]?.toLowerCase());
  expect(titles(draw(<CompanyReasons />))).toEqual([
    'customer satisfaction',
    'high quality equipment',
    'affordable pricing',
    'well trained staff',
    'best customer service',
    'public liability insurance',
  ]);
  expect(titles(draw(<WorkingProcess />))).toEqual(['get free quote', 'booked appointment', 'provide service', 'let’s relax']);
});

it('only the first slide has the h1 and an eager picture (R-HEAD-8)', () => {
  const picture = { path: 'a.jpg', alt: '', width: 1200, height: 800 };
  const html = draw(
    <HeroCarousel
      slides={[
        { heading: 'One', picture },
        { heading: 'Two', picture },
      ]}
    />,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/loading="eager"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

it('the review count shows ... until it is known, and an avatar falls back to the first letter (R-CONTENT-5, R-PAGE-25)', () => {
  const review = { name: 'mei L.', initial: 'M', rating: 5, verified: { name: 'badge-check' }, comment: 'Good.' };
  const html = draw(<Testimonials reviews={{ items: [review] }} />);
  expect(html).toContain('EXCELLENT');
  expect(html).toMatch(/Based on (<!-- -->)?\.\.\.(<!-- -->)? reviews/);
  expect(html).toContain('>M</span>');
  expect(html).toContain('aria-label="Verified"');
  expect(draw(<Testimonials reviews={{ items: [review], count: '150' }} />)).toMatch(/Based on (<!-- -->)?150/);
});

it('a review has picture, name, date, platform, stars and comment (R-PAGE-25)', () => {
  const review = {
    name: 'Mei',
    initial: 'M',
    date: '14 Sep 2026',
    dateTime: '2026-09-14',
    avatar: 'face.jpg',
    rating: 4,
    comment: 'Good.',
  };
  const html = draw(<Testimonials reviews={{ items: [{ ...review, platform: { name: 'star' } }] }} />);
  expect(html).toMatch(/<img[^>]*src="[^"]*face\.jpg/);
  expect(html).not.toContain('aria-label="Verified"');
  expect(html).toContain('<b>Mei</b><time dateTime="2026-09-14">14 Sep 2026</time>');
  expect(html).toContain('aria-label="4 out of 5 stars"');
  expect(html).toMatch(/<blockquote[^>]*>Good\.</);
  const icons = (text: string) => text.split('<svg').length;
  expect(icons(html)).toBe(icons(draw(<Testimonials reviews={{ items: [review] }} />)) + 2); // the card's, and the summary's
});
