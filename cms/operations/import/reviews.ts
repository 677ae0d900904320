import { storedDay } from '../../base/process/days';
import type { Job } from './job';
import type { Origin } from './ledger';
import { saveListed } from './listed';
import type { PictureSource } from './pictures';

export interface GivenReview {
  origin: Origin;
  name: string;
  comment: string;
  /** 0 to 5. */
  rating: number;
  /** Such as 2026-09-14. */
  day: string | undefined;
  /** Why it is not published; without a reason it is. */
  draft?: string;
  platform: 'google' | 'facebook' | undefined;
  verified?: boolean;
  avatar?: Pick<PictureSource, 'address'>;
  /** For the report. */
  from: string;
  where: string;
}

/** Where a review was written, by a word or an icon's path. */
export const platformOf = (text: string | null | undefined): GivenReview['platform'] =>
  /google/i.test(text ?? '') ? 'google' : /facebook/i.test(text ?? '') ? 'facebook' : undefined;

export async function saveReview(job: Job, review: GivenReview): Promise<number | undefined> {
  const { origin, name, comment, rating, day, draft, platform, verified, avatar, from, where } = review;
  const portrait = avatar && (await job.pictures.of({ ...avatar, alt: name, from, where }));
  return saveListed(job, 'testimonials', {
    origin,
    data: {
      ...{ name, comment, rating, platform: platform ?? null, verified },
      date: day && storedDay(day),
      avatar: avatar ? (portrait ?? undefined) : undefined,
    },
    draft,
    sameIn: ['name', 'comment', 'date'],
    label: { kind: 'reviews', name: where, from },
  });
}
