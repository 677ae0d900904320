import type { FaqItem } from 'contract/faq';

export interface Picture {
  /** Path below the media base: `oven.jpg`. */
  path: string;
  alt: string;
  /** Pixels of the original; they reserve the space, so that the layout does not shift. */
  width: number;
  height: number;
  focus?: string;
}

export type IconRef = { name: string } | { path: string };

export interface Slide {
  heading: string;
  paragraph?: string;
  happyCustomers?: string;
  rating?: string;
  picture?: Picture;
  /** Path below the media base of a video; the picture is its poster. */
  video?: string;
  webm?: string;
}

export interface ServiceCard {
  title: string;
  description?: string;
  href: string;
  picture?: Picture;
  icon?: IconRef;
}

export interface Stat {
  icon?: IconRef;
  number: string;
  text: string;
}

export interface Review {
  name: string;
  /** The first letter of the name, cut on the server alone: a browser may know other letters than Node. */
  initial: string;
  /** As shown: "3 September 2026". */
  date?: string;
  dateTime?: string;
  avatar?: string;
  platform?: IconRef;
  rating: number;
  verified?: IconRef;
  comment: string;
}

/** The testimonials section; without a count the summary shows `...`. */
export interface Reviews {
  items: Review[];
  count?: string;
}

export interface WhyChoose {
  heading: string;
  points: string[];
  before?: Picture;
  after?: Picture;
}

export interface Intro {
  heading: string;
  paragraphs: string[];
  picture?: Picture;
}

export interface FaqGroup {
  category: string;
  items: FaqItem[];
}

export interface PageHeroContent {
  title: string;
  subtitle?: string;
  picture?: Picture;
}

export interface CityCard {
  heading: string;
  lines: string[];
  href: string;
  label: string;
  picture?: Picture;
}

export interface WhoWeAre {
  heading: string;
  html: string;
  picture?: Picture;
}

export interface About {
  heading: string;
  paragraphs: string[];
  mission?: string;
  vision?: string;
  picture?: Picture;
  missionPicture?: Picture;
  visionPicture?: Picture;
}

export interface Ceo {
  name: string;
  paragraphs: string[];
  picture?: Picture;
}

export interface Achievements {
  heading: string;
  description?: string;
  points: { icon?: IconRef; value: string; label: string }[];
  picture?: Picture;
}

export interface PostCard {
  id: string;
  href: string;
  title: string;
  date: DateBadge;
  /** Plain text of at most 500 characters, cut with `…`. */
  excerpt: string;
  picture?: Picture;
}

/** A date in the settings' zone: "14", "Sep", and in full. */
export interface DateBadge {
  day: string;
  month: string;
  full: string;
  dateTime: string;
}

export interface Post {
  /** The canonical id in its URL. */
  id: string;
  heading: string;
  date: DateBadge;
  picture?: Picture;
  entries: {
    title: string;
    html: string;
    /** Sanitised HTML of the rest, in a disclosure. */
    rest?: string;
  }[];
}
