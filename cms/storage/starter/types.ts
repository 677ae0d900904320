import type { FaqItem } from 'contract/faq';

/** Search listing of one route: title at most 60 characters, description at most 155. */
export interface StarterMeta {
  title: string;
  description: string;
  keywords: string;
}

/** The texts of a service page that the catalogue does not fix. Pictures are found by slug. */
export interface StarterService {
  slug: string;
  /** The block after the hero: 2–4 paragraphs. */
  intro: { heading: string; paragraphs: string[] };
  /** The heading's last three words are highlighted on the page; 4–6 points. */
  whyChoose: { heading: string; points: string[] };
  /** Five or more. Answers are plain text; a blank line separates paragraphs. */
  faqs: FaqItem[];
  /** Standalone pages only: 3–6 things that are cleaned. */
  cleaned?: { heading: string; items: { title: string; text: string }[] };
  meta: StarterMeta;
}

/** A sample post. `sections[].html` uses only p, ul, ol, li, strong, em and a. */
export interface StarterPost {
  slug: string;
  /** Key of the starter pictures. */
  picture: string;
  title: string;
  /** ISO date, e.g. 2026-09-14. */
  publishDate: string;
  /** One or two plain paragraphs, 300–700 characters. */
  description: string;
  sections: { title: string; html: string }[];
  meta: StarterMeta;
}

/** A sample review, marked as such in the back office. */
export interface StarterTestimonial {
  name: string;
  /** ISO date. */
  date: string;
  rating: 1 | 2 | 3 | 4 | 5;
  platform: 'google' | 'facebook';
  verified: boolean;
  comment: string;
}
