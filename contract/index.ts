import { type InferSchemaOutput, oc } from '@orpc/contract';
import { z } from 'zod';
import { AboutHeroBanner, AboutSection, CeoSection } from './about';
import { BlogEntry, BlogPost } from './blog';
import { Achievements, CityPageOverride, MelbourneWhoWeAre, ServiceCity, WhoWeAre } from './city';
import { EditAct, EditReceipt, EditRecord, EditSession } from './edit-bar';
import { EditPicture, LibraryPicture } from './edit-picture';
import { Faq, FaqCategory } from './faq';
import { FollowAct, FollowedRequest, FollowReceipt } from './follow';
import { CityHero, ContactHero, HeroSlide, PageHero } from './hero';
import { ContactEnquiry, LeadOrigin, LeadReceipt, QuoteRequest } from './lead';
import { LeadPhoto, PhotoReceipt } from './lead-photo';
import { MissingPath } from './missing-path';
import { ExtraSections, OwnPage } from './own-page';
import { PageMeta } from './page-meta';
import { LEAD_PHOTOS_PATH } from './photo';
import { Preview } from './preview';
import { PrivacyPage } from './privacy';
import { Redirect } from './redirect';
import { CityServices, ServiceCard, SubServiceIntro, WhyChoose } from './service';
import { ServiceArea } from './service-area';
import { ServicePageOverride } from './service-page';
import { SiteSettings } from './settings';
import { StatBox } from './stat-box';
import { ReviewCount, Testimonials } from './testimonial';
import { EDIT_PICTURE_PATH } from './upload';
import { Vital } from './vitals';

/** Optional paging of a list: page numbers start at 1; without a limit the whole list is returned (R-WIRE-11). */
const Paging = z.object({
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
const Nothing = z.object({}).optional();
/** The highest number of a record that every database can hold. */
export const HIGHEST_ID = 2 ** 31 - 1;
const id = z.coerce.number().int().positive().max(HIGHEST_ID);
const name = z.string().min(1).max(200);

const get = <const P extends `/${string}`>(path: P, summary: string) =>
  oc.route({ method: 'GET', path, summary, tags: ['Documented'] }).errors({
    NOT_FOUND: { message: 'There is no such record' },
    NOT_IMPLEMENTED: { status: 501, message: 'This content is not modelled yet' },
  });
const post = <const P extends `/${string}`>(path: P, summary: string) =>
  oc.route({ method: 'POST', path, summary, tags: ['Documented'] });
const extra = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, summary, tags: ['Addition'] });

/** The calls that every provider has, under `API_URL` + `/api` (R-WIRE-2, R-WIRE-7, R-WIRE-8). */
export const documented = {
  pageMeta: get('/meta-tag', 'Head of one route')
    .input(z.object({ route: z.string().max(300) }))
    .output(PageMeta),
  heroCarousel: get('/hero-carousel', 'Slides of the home page').input(Nothing).output(z.array(HeroSlide)),
  premiumServices: get('/premium-services', 'Services carousel of the home page').input(Nothing).output(z.array(ServiceCard)),
  statBoxes: get('/statbox', 'Numbers of the home page').input(Nothing).output(z.array(StatBox)),
  testimonials: get('/testimonials', 'Reviews, newest first').input(Paging).output(Testimonials),
  reviewCount: get('/google-review-count', 'How many reviews there are').input(Nothing).output(ReviewCount),
  serviceCities: get('/service-cities', 'City cards').input(Nothing).output(z.array(ServiceCity)),
  aboutHeroBanner: get('/about-hero-banner', 'Hero of the about page').input(Nothing).output(AboutHeroBanner),
  aboutSection: get('/about-section', 'About, mission and vision').input(Nothing).output(AboutSection),
  ceoSection: get('/ceosection', 'The owner’s words').input(Nothing).output(CeoSection),
  adelaideHero: get('/adelaide-hero', 'Hero of the Adelaide page').input(Nothing).output(CityHero),
  melbourneHero: get('/melbourne-hero', 'Hero of the Melbourne page').input(Nothing).output(CityHero),
  whoWeAre: get('/whoarewe', 'Who we are in Adelaide').input(Nothing).output(WhoWeAre),
  adelaideServices: get('/servicesinadelaide', 'Services of both city pages').input(Nothing).output(CityServices),
  achievements: get('/achievements', 'Achievements of both city pages').input(Nothing).output(Achievements),
  melbourneWhoWeAre: get('/melbournewhoweare', 'Who we are in Melbourne').input(Nothing).output(MelbourneWhoWeAre),
  contactHero: get('/contact-hero-section', 'Hero of the contact page').input(Nothing).output(ContactHero),
  faqCategory: get('/faqs/category/{category}', 'Questions of one category')
    .input(z.object({ category: name }))
    .output(Faq),
  houseCleaning: get('/housecleaning', 'Cards of the house cleaning page').input(Nothing).output(z.array(ServiceCard)),
  whyChooseHouse: get('/WhyChooseHouseCleaning', 'Why-choose of house cleaning; the first counts')
    .input(Nothing)
    .output(z.array(WhyChoose)),
  whyChoose: get('/whychoosehousecleaningservice/view/{id}', 'Why-choose of a service page')
    .input(z.object({ id }))
    .output(WhyChoose),
  subServiceIntro: get('/sub-services-after-hero/{id}', 'Intro of a sub-service page')
    .input(z.object({ id }))
    .output(SubServiceIntro),
  subServiceFaq: get('/faqsubservices/subservice/{name}', 'Questions of a sub-service').input(z.object({ name })).output(Faq),
  faqs: get('/faqs', 'All categories of the FAQ page').input(Nothing).output(z.array(FaqCategory)),
  faqHero: get('/faq-hero', 'Hero of the FAQ page').input(Nothing).output(PageHero),
  blogHero: get('/bloghero', 'Hero of the blog').input(Nothing).output(PageHero),
  blogs: get('/blogs', 'Posts, newest first').input(Paging).output(z.array(BlogPost)),
  blogDetails: get('/blog-details-by-blog/{id}', 'Sections of one post')
    .input(z.object({ id: name }))
    .output(z.array(BlogEntry)),
  contactSubmit: post('/contact-submit', 'Send an enquiry')
    .input(ContactEnquiry.extend({ origin: LeadOrigin.optional() }))
    .output(LeadReceipt),
  serviceBooking: post('/service-booking', 'Ask for a quote')
    .input(QuoteRequest.extend({ origin: LeadOrigin.optional() }))
    .output(LeadReceipt),
};

/** Optional calls. A provider lists those it has in `additions`; the site works without them. */
export const additions = {
  additions: extra('GET', '/additions', 'Names of the additions that this provider has')
    .input(Nothing)
    .output(z.object({ additions: z.array(z.string()) })),
  settings: extra('GET', '/settings', 'Everything about the company').input(Nothing).output(SiteSettings),
  servicePages: extra('GET', '/service-pages', 'Overrides of the 22 service pages, further pages, and which are gone')
    .input(Nothing)
    .output(z.array(ServicePageOverride)),
  cityPages: extra('GET', '/city-pages', 'Overrides of the two city pages, further cities, and which are gone')
    .input(Nothing)
    .output(z.array(CityPageOverride)),
  ownPages: extra('GET', '/own-pages', 'Pages of the owner’s own, made of sections').input(Nothing).output(z.array(OwnPage)),
  extraSections: extra('GET', '/extra-sections', 'Sections below those that the home page, cities and services have')
    .input(Nothing)
    .output(z.array(ExtraSections)),
  redirects: extra('GET', '/redirects', 'Old addresses and where they lead now').input(Nothing).output(z.array(Redirect)),
  blogCount: extra('GET', '/blog-count', 'How many posts there are; with it, lists are asked for by page')
    .input(Nothing)
    .output(z.object({ count: z.number().int().nonnegative() })),
  serviceArea: extra('GET', '/service-area', 'Postcodes and suburbs that each office looks after')
    .input(Nothing)
    .output(ServiceArea),
  privacy: extra('GET', '/privacy-page', 'The privacy page').input(Nothing).output(PrivacyPage),
  preview: extra('GET', '/preview', 'What the preview token in the header x-preview allows').input(Nothing).output(Preview),
  editSession: extra('GET', '/edit-session', 'A session of the Edit bar, for the ticket in the header x-editor')
    .input(Nothing)
    .output(EditSession),
  editRecords: extra('GET', '/edit-records', 'The records of a page, its own first')
    .input(z.object({ path: z.string().max(300) }))
    .output(z.array(EditRecord)),
  editAct: extra('POST', '/edit-act', 'What an editor does on a page that is edited in place; only sites send it')
    .input(EditAct)
    .output(EditReceipt),
  editPicture: extra('POST', EDIT_PICTURE_PATH, 'A picture that an editor adds to the library: the file itself, signed by a site')
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: EditPicture, body: z.file() }))
    .output(LibraryPicture),
  follow: extra('GET', '/follow', 'The request that a customer follows with the key in the header x-follow')
    .input(Nothing)
    .output(FollowedRequest),
  followAct: extra('POST', '/follow-act', 'What a customer does about the request of that key; only sites send it')
    .input(FollowAct)
    .output(FollowReceipt),
  vitals: extra('POST', '/vitals', 'Measurements of real visits')
    .input(z.object({ vitals: z.array(Vital).max(500) }))
    .output(z.object({ success: z.boolean() })),
  missingPaths: extra('POST', '/missing-paths', 'Addresses without a page, and how often they were requested')
    .input(z.object({ paths: z.array(MissingPath).max(100) }))
    .output(z.object({ success: z.boolean() })),
  leadPhotos: extra('POST', LEAD_PHOTOS_PATH, 'A photo that belongs to a lead: the file itself, signed by a site')
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: LeadPhoto, body: z.file() }))
    .output(PhotoReceipt),
  changes: extra(
    'GET',
    '/changes',
    'What was published after a number, for a site that missed a signal; without one, the latest number',
  )
    .input(z.object({ after: z.coerce.number().int().nonnegative().max(HIGHEST_ID).optional() }).optional())
    .output(
      z.object({
        latest: z.number().int().nonnegative(),
        changes: z.array(
          z.object({ number: z.number().int().positive(), calls: z.array(z.string()), media: z.array(z.string()) }),
        ),
      }),
    ),
};

/** The addition that lets both lead posts carry `origin`. */
export const LEAD_ORIGIN = 'leadOrigin';
/** The addition that asks for signed posts: `origin` counts, and the other posts are taken, only with a site's signature. */
export const SIGNED_POSTS = 'signedPosts';
/** The addition that gives a receipt with each answer to a signed post; without it a site believes the documented answer. */
export const SIGNED_RECEIPTS = 'signedReceipts';

export const contract = { ...documented, ...additions };
export type CallName = keyof typeof contract;

type Schemas<Name extends CallName> = (typeof contract)[Name]['~orpc'];
export type CallInput<Name extends CallName> = InferSchemaOutput<NonNullable<Schemas<Name>['inputSchema']>>;
export type CallAnswer<Name extends CallName> = InferSchemaOutput<NonNullable<Schemas<Name>['outputSchema']>>;
/** Arguments after a call's name: its input, optional when nothing in it is required. */
export type InputOf<Name extends CallName> =
  undefined extends CallInput<Name>
    ? [input?: CallInput<Name>]
    : Partial<CallInput<Name>> extends CallInput<Name>
      ? [input?: CallInput<Name>]
      : [input: CallInput<Name>];
