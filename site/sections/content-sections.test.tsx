import { describe, expect, it } from 'vitest';
import { AboutStory } from './about-story';
import { AboutTeaser } from './about-teaser';
import { Achievements } from './achievements';
import { AllFaqs } from './all-faqs';
import { Benefits } from './benefits';
import { BlogArticle } from './blog-article';
import { BlogList } from './blog-list';
import { CeoSection } from './ceo-section';
import { CityServices } from './city-services';
import { CleanedList } from './cleaned-list';
import { HeroCarousel } from './hero-carousel';
import { Intro } from './intro';
import { PageFaqs } from './page-faqs';
import { PageHero } from './page-hero';
import { PremiumServices } from './premium-services';
import { ReadingText } from './reading-text';
import { ServiceCards } from './service-cards';
import { ServiceReasons } from './service-reasons';
import { ServingCities } from './serving-cities';
import { StatBoxes } from './stat-boxes';
import { Testimonials } from './testimonials';
import { draw, many, picture, read, readSection } from './testing/draw';
import { WhoWeAre } from './who-we-are';

// What each section shows with little and with much content; sections.test.tsx shows that it is left out without any.

describe('about the company', () => {
  const about = { heading: 'About us', paragraphs: ['First.', 'Second.'] };

  it('the teaser shows the first paragraph and links to the page; a picture only if there is one', () => {
    const little = readSection(<AboutTeaser about={{ heading: 'About us', paragraphs: [] }} />);
    expect(little).toMatchObject({ headings: ['About us'], pictures: [] });
    expect(little.links).toEqual([expect.stringMatching(/about us → \/about-us\/$/)]);
    const much = readSection(<AboutTeaser about={{ ...about, picture: picture('team') }} />);
    expect(much.text).toContain('First.');
    expect(much.text).not.toContain('Second.');
    expect(much.pictures).toEqual(['team.jpg']);
  });

  it('the story shows every paragraph; mission and vision each only with its text', () => {
    const little = readSection(<AboutStory about={about} />);
    expect(little.headings).toEqual(['About us']);
    expect(little.text).toMatch(/First\. ?Second\./);
    const half = readSection(<AboutStory about={{ ...about, vision: 'To see.', missionPicture: picture('unused') }} />);
    expect(half.headings).toHaveLength(2);
    expect(half.pictures).toEqual([]);
    const whole = { ...about, mission: 'To clean.', vision: 'To see.', missionPicture: picture('mop'), picture: picture('team') };
    const much = readSection(<AboutStory about={whole} />);
    expect(much.headings).toHaveLength(3);
    expect(much.text).toMatch(/To clean\..*To see\./);
    expect(much.pictures).toEqual(['team.jpg', 'mop.jpg']);
  });

  it('the owner’s words have the name, and the name again under the picture, hidden from screen readers', () => {
    expect(readSection(<CeoSection ceo={{ name: 'Sam', paragraphs: [] }} />)).toMatchObject({ headings: ['Sam'], pictures: [] });
    const html = draw(<CeoSection ceo={{ name: 'Sam', paragraphs: ['Hello.', 'Bye.'], picture: picture('sam') }} />);
    expect(html).toMatch(/<p class="ceo__name" aria-hidden="true">Sam<\/p>/);
    expect(html).toMatch(/Hello\..*Bye\./);
  });

  it('the owner’s badges are a list, however the owner separated them', () => {
    const { items } = readSection(<CeoSection ceo={{ name: 'Sam', paragraphs: [] }} />, {
      settings: { words: { owner_badges: 'Insured , Police checked,Local' } },
    });
    expect(items).toEqual(['Insured', 'Police checked', 'Local']);
  });

  it('achievements and figures show each value with its label', () => {
    const points = many(6, (n) => ({ value: `${n}00`, label: `things ${n}` }));
    const much = readSection(
      <Achievements achievements={{ heading: 'So far', description: 'In years.', points, picture: picture('cup') }} />,
    );
    for (const { value, label } of points) expect(much.text).toContain(`${label}${value}`);
    expect(much).toMatchObject({ headings: ['So far'], pictures: ['cup.jpg'] });
    expect(readSection(<Achievements achievements={{ heading: 'So far', points: [] }} />).text).toBe('So far');
    expect(readSection(<StatBoxes stats={[{ number: '9,000', text: 'homes' }]} />).text).toBe('homes9,000');
    expect(readSection(<StatBoxes stats={many(4, (n) => ({ number: `${n}`, text: `of ${n}` }))} />).text).toBe(
      'of 11of 22of 33of 44',
    );
  });
});

describe('the first section of a page', () => {
  it('shows a title alone, which is not a heading above a page with its own', () => {
    expect(readSection(<PageHero title="Blog" notHeading />).headings).toEqual([]);
    const { text, headings, links, pictures } = readSection(<PageHero title="Contact" />);
    expect({ text, headings, links, pictures }).toEqual({ text: 'Contact', headings: ['Contact'], links: [], pictures: [] });
  });

  it('shows all that it is given, the breadcrumb first', () => {
    const crumbs = [{ label: 'Home', href: '/' }, { label: 'Ovens' }];
    const hero = {
      title: 'Ovens',
      subtitle: 'Like new.',
      price: 'From $90',
      picture: picture('oven'),
      quoteHref: '/free-quote?service=oven',
    };
    const { text, links, pictures } = readSection(<PageHero {...hero} crumbs={crumbs} />);
    expect(text).toMatch(/^Home.*Ovens.*Like new\..*From \$90/);
    expect(links).toEqual(['Home → /', expect.stringMatching(/→ \/free-quote\?service=oven$/), expect.stringMatching(/→ tel:/)]);
    expect(pictures).toEqual(['oven.jpg']);
  });

  it('of the home page shows a slide with words alone, or with all that it has', () => {
    const little = readSection(<HeroCarousel slides={[{ heading: 'Clean' }]} />);
    expect(little.headings).toEqual(['Clean']);
    expect(little.pictures).toEqual([]);
    const full = {
      heading: 'Cleaner',
      paragraph: 'Every week.',
      rating: '4.9',
      happyCustomers: '9,000+',
      picture: picture('home'),
    };
    const much = readSection(<HeroCarousel slides={[{ heading: 'Clean' }, full]} />);
    expect(much.headings).toEqual(['Clean', 'Cleaner']);
    expect(much.text).toMatch(/Every week\..*4\.9.*9,000\+/);
    expect(much.links.filter((link) => link.endsWith('→ /free-quote'))).toHaveLength(2);
  });

  it('has stars only for a rating that can be drawn', () => {
    const stars = (rating: string) => /class="stars/.test(draw(<HeroCarousel slides={[{ heading: 'Clean', rating }]} />));
    expect(['4.9', '5', '0', '6', 'great'].map(stars)).toEqual([true, true, false, false, false]);
    expect(draw(<HeroCarousel slides={[{ heading: 'Clean', rating: 'great' }]} />)).toContain('great');
  });
});

describe('services', () => {
  const service = (n: number) => ({ title: `Service ${n}`, href: `/service/${n}` });
  const whole = (n: number) => ({ ...service(n), description: `Words ${n}.`, picture: picture(`p${n}`), icon: { name: 'oven' } });

  it('each card names its service and links to it, with or without words and picture', () => {
    for (const section of [
      <ServiceCards key="a" title="Family" services={[service(1)]} />,
      <PremiumServices key="b" services={[service(1)]} />,
    ]) {
      const { headings, links, pictures } = readSection(section);
      expect(headings).toContain('Service 1');
      expect(links).toEqual([expect.stringMatching(/about Service 1 → \/service\/1$/)]);
      expect(pictures).toEqual([]);
    }
    const { text, links, pictures } = readSection(<ServiceCards title="Family" services={many(9, whole)} />);
    expect(text).toMatch(/Words 1\..*Words 9\./);
    expect([links.length, pictures.length]).toEqual([9, 9]);
  });

  it('a single premium service has no heading about several (R-PAGE-9)', () => {
    const { headings, text } = readSection(<PremiumServices services={[whole(1)]} />);
    expect(headings).toEqual(['Service 1']);
    expect(text).not.toMatch(/pick the job/i);
  });

  it('a city shows twelve of many services, and the others in a disclosure (R-PAGE-18)', () => {
    const cityOf = (count: number) =>
      draw(<CityServices heading="In Darwin" services={many(count, whole)} quoteHref="/free-quote?city=darwin" />);
    expect(cityOf(15)).not.toContain('<details');
    const [shown = '', more = ''] = cityOf(40).split('<details');
    expect(read(shown).headings.slice(1)).toEqual(many(12, (n) => `Service ${n}`));
    expect(read(`<details${more}`).headings).toEqual(many(28, (n) => `Service ${n + 12}`));
  });

  it('a city’s card links to the page, the quote form for that service and the phone (R-PAGE-20)', () => {
    const { links } = readSection(
      <CityServices heading="In Adelaide" services={many(2, whole)} quoteHref="/free-quote?city=adelaide" />,
    );
    expect(links).toHaveLength(6);
    expect(links.slice(0, 3)).toEqual([
      expect.stringMatching(/about Service 1 → \/service\/1$/),
      expect.stringMatching(/for Service 1 → \/free-quote\?.*city=adelaide/),
      expect.stringMatching(/about Service 1 → tel:/),
    ]);
  });

  it('of a long list of a city twelve cards are in sight, the others in a disclosure; of 15 all are (R-PAGE-20)', () => {
    const city = (count: number) =>
      draw(<CityServices heading="In Adelaide" services={many(count, whole)} quoteHref="/free-quote" />).split('<details');
    const cards = (html: string | undefined) => html?.match(/<h3>/g)?.length;
    expect(city(16).map(cards)).toEqual([12, 4]);
    expect(city(15).map(cards)).toEqual([15]);
    expect(read(city(16).join('<details')).links).toHaveLength(48);
    expect(city(2)[0]).not.toContain('city-services--single');
    expect(city(1)[0]).toContain('city-services--single');
  });

  it('an introduction links to the phone, or to the contact page', () => {
    const intro = { heading: 'Ovens', paragraphs: many(3, (n) => `Part ${n}.`) };
    const byPhone = readSection(<Intro intro={intro} quoteHref="/free-quote" />);
    expect(byPhone.text).toMatch(/Part 1\. ?Part 2\. ?Part 3\./);
    expect(byPhone.links.at(-1)).toMatch(/→ tel:/);
    expect(
      readSection(<Intro intro={{ heading: 'Ovens', paragraphs: [] }} quoteHref="/free-quote" call="contact" />).links.at(-1),
    ).toMatch(/→ \/contact-us$/);
  });

  it('benefits and what is cleaned show each title with its sentence', () => {
    const cards = many(4, (n) => ({ title: `Gain ${n}`, text: `Because ${n}.` }));
    expect(readSection(<Benefits benefits={{ heading: 'Why', cards }} />).items).toEqual(
      cards.map(({ title, text }) => title + text),
    );
    expect(readSection(<Benefits benefits={{ heading: '', cards: cards.slice(0, 1) }} />).headings).toEqual(['Gain 1']);
    expect(draw(<Benefits benefits={{ heading: 'Why', cards: [] }} />)).toBe('');
    const items = many(12, (n) => ({ title: `Thing ${n}`, text: `How ${n}.` }));
    const { text } = readSection(<CleanedList cleaned={{ heading: 'Cleaned', items }} />);
    expect(text).toBe(`Cleaned${items.map(({ title, text }) => title + text).join('')}`);
  });

  it('reasons stand alone, or beside a pair of pictures', () => {
    const little = readSection(<ServiceReasons whyChoose={{ heading: 'Why us', points: [] }} />);
    expect(little).toMatchObject({ headings: ['Why us'], items: [], pictures: [] });
    const pair = { before: picture('before'), after: picture('after') };
    const much = readSection(<ServiceReasons whyChoose={{ heading: 'Why us', points: many(8, (n) => `Point ${n}`), ...pair }} />);
    expect(much.items).toEqual(many(8, (n) => `Point ${n}`));
    expect(much.pictures.sort()).toEqual(['after.jpg', 'before.jpg']);
  });
});

describe('cities', () => {
  const city = (n: number) => ({ heading: `City ${n}`, lines: [`Line ${n}`], href: `/city-${n}`, label: 'Look' });

  it.each([
    [1, 'One City'],
    [2, 'Two Cities'],
    [5, 'Five Cities'],
    [7, '7 Cities'],
  ])('%i of them are counted in the heading: %s', (count, words) => {
    const { headings, links } = readSection(<ServingCities cities={many(count, city)} />);
    expect(headings[0]).toContain(words);
    expect(links).toEqual(many(count, (n) => `Look: City ${n} → /city-${n}`));
  });

  it('a single one is named, not counted (R-PAGE-15)', () => {
    const { headings } = readSection(<ServingCities cities={[city(1)]} only="Hobart" />);
    expect(headings[0]).toBe('Now Serving Hobart with Pride');
  });

  it('the company in a city keeps the owner’s markup', () => {
    const html = draw(
      <WhoWeAre whoWeAre={{ heading: 'In Adelaide', html: '<p>We <strong>are</strong>.</p>' }} quoteHref="/free-quote" />,
    );
    expect(html).toContain('<p>We <strong>are</strong>.</p>');
    expect(html).not.toContain('<img');
  });
});

describe('questions', () => {
  const group = (category: string, count: number) => ({
    category,
    items: many(count, (n) => ({ question: `${category} ${n}?`, answer: `Yes ${n}.` })),
  });

  it('of a page end with a link to all others', () => {
    const { text, links } = readSection(<PageFaqs faq={group('Price', 3)} title="About ovens" />);
    expect(text).toMatch(/^About ovens.*Price 1\?.*Yes 1\..*Price 3\?/);
    expect(links).toEqual([expect.stringMatching(/→ \/faq-page$/)]);
    expect(draw(<PageFaqs faq={group('Price', 0)} />)).toBe('');
  });

  it('of all pages have a link to each category', () => {
    const { headings, links } = readSection(<AllFaqs groups={[group('Price & time', 1), group('Ovens', 30)]} />);
    expect(headings).toEqual(expect.arrayContaining(['Price & time', 'Ovens']));
    expect(links).toEqual(['Price & time → #faq-price-time', 'Ovens → #faq-ovens']);
    expect(draw(<AllFaqs groups={[group('Price & time', 1)]} />)).toContain('id="faq-price-time"');
  });
});

describe('the blog', () => {
  const date = { day: '14', month: 'Sep', full: '14 September 2026', dateTime: '2026-09-14' };
  const post = (n: number) => ({ id: `${n}`, href: `/blog-details/${n}`, title: `Post ${n}`, excerpt: `About ${n}.`, date });

  it('has links to further pages only if there are any', () => {
    const one = readSection(<BlogList list={{ posts: [post(1)], page: 1, pages: 1 }} />);
    expect(one.headings).toEqual(['Post 1']);
    expect(one.text).toContain('About 1.');
    expect(one.links).toEqual([expect.stringMatching(/: Post 1 → \/blog-details\/1$/)]);
    const third = readSection(<BlogList list={{ posts: many(5, post), page: 3, pages: 4 }} />);
    expect(third.headings).toHaveLength(5);
    const hrefs = third.links.map((link) => link.split(' → ')[1]);
    expect(hrefs).toEqual(expect.arrayContaining(['/blog', '/blog?page=2', '/blog?page=4']));
    expect(one.links.join()).not.toContain('?page=');
  });

  it('a post shows its entries, does not repeat its title, and hides long text in a disclosure', () => {
    const entries = [
      { title: 'Ovens', html: '<p>Start.</p>' },
      { title: 'More', html: '<p>Then.</p>', rest: '<p>The rest.</p>' },
    ];
    const whole = { id: '1', heading: 'Ovens', date, picture: picture('oven'), entries };
    const much = readSection(<BlogArticle post={whole} />);
    expect(much.headings).toEqual(['Ovens', 'More']);
    expect(much.pictures).toEqual(['oven.jpg']);
    expect(draw(<BlogArticle post={whole} />).match(/<details.*<\/details>/s)?.[0]).toContain('The rest.');
    const little = readSection(<BlogArticle post={{ id: '1', heading: 'Ovens', date, entries: [] }} />);
    expect(little).toMatchObject({ headings: ['Ovens'], pictures: [] });
  });

  it('a text page shows a section without a title as well', () => {
    const { text, headings } = readSection(
      <ReadingText
        sections={[
          { title: '', html: '<p>First.</p>' },
          { title: 'Data', html: '<p>Second.</p>' },
        ]}
      />,
    );
    expect({ text, headings }).toEqual({ text: 'First.DataSecond.', headings: ['Data'] });
  });
});

describe('reviews', () => {
  const review = (n: number, comment = `Good ${n}.`) => ({ name: `Guest ${n}`, initial: 'G', rating: 5, comment });

  it('shows each with its name; date, platform and portrait where they are known', () => {
    const { text, pictures } = readSection(<Testimonials reviews={{ items: [review(1)] }} />);
    expect(text).toMatch(/Good 1\..*Guest 1/);
    expect(pictures).toEqual([]);
    const whole = { ...review(2), date: '3 September 2026', dateTime: '2026-09-03', avatar: 'guest.jpg' };
    const much = readSection(<Testimonials reviews={{ items: [...many(11, (n) => review(n)), whole], count: '150' }} />);
    expect(much.text).toContain('Based on 150 reviews');
    expect(much.text).toContain('3 September 2026');
    expect(much.pictures).toEqual(['guest.jpg']);
  });

  it('a long comment has a disclosure that names its author', () => {
    const details = (comment: string) =>
      draw(<Testimonials reviews={{ items: [review(1, comment)] }} />).match(/<details.*<\/details>/s)?.[0];
    expect(details('Good. '.repeat(40))).toContain('the whole review by Guest 1');
    expect(details('Good.')).toBeUndefined();
  });
});
