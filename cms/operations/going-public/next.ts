import type { Payload } from 'payload';
import { endedPromises } from '../../base/facts/ended-promises';
import { accountPageOf } from '../../leads/record/light-page';
import { PROMISE_NAMES } from '../../model/settings/promises';
import { STARTER_NAME } from '../../model/starter/as-starter';

/** What is worth doing once the site is public. */
export interface NextStep {
  name: 'promises' | 'reviews' | 'photos' | 'colleague';
  title: string;
  why: string;
  href: string;
}

const SHOWN = { _status: { equals: 'published' }, deletedAt: { exists: false } } as const;

async function unproved(payload: Payload): Promise<boolean> {
  const [{ claims }, ended] = await Promise.all([payload.findGlobal({ slug: 'settings', depth: 0 }), endedPromises(payload)]);
  return PROMISE_NAMES.some((name) => claims?.[name] && !ended.has(name) && !claims[`${name}_evidence`]);
}

async function ownPhotos(payload: Payload): Promise<boolean> {
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { look: true } });
  const where = {
    ...{ edited_by: { exists: true, not_equals: STARTER_NAME }, deletedAt: { exists: false } },
    ...{ mimeType: { like: 'image/', not_equals: 'image/svg+xml' }, id: { not_equals: look.logo ?? 0 } },
  };
  return (await payload.count({ collection: 'media', where })).totalDocs > 0;
}

/** The steps that are left, by what they are worth, read from the records each time. */
export async function nextSteps(payload: Payload): Promise<NextStep[]> {
  const [isUnproved, reviews, hasPhotos, people] = await Promise.all([
    unproved(payload),
    payload.count({ collection: 'testimonials', where: { ...SHOWN, sample: { not_equals: true } } }),
    ownPhotos(payload),
    payload.count({ collection: 'users', where: { paused: { not_equals: true } } }),
  ]);
  const steps: (NextStep | false)[] = [
    isUnproved && {
      ...{ name: 'promises', title: 'Why your promises are true', href: '/admin/globals/settings#field=claims.experience' },
      why: 'Say it for each, and change what you cannot show.',
    },
    reviews.totalDocs === 0 && {
      ...{ name: 'reviews', title: 'Reviews of your customers', href: '/admin/collections/testimonials/create' },
      why: 'Visitors believe them more than anything that you say yourself.',
    },
    !hasPhotos && {
      ...{ name: 'photos', title: 'Photos of your own work', href: '/admin/collections/media' },
      why: 'The pictures came with the site. A phone’s photo of your own work says more.',
    },
    people.totalDocs < 2 && {
      ...{ name: 'colleague', title: 'A second person', href: accountPageOf('new') },
      why: 'Somebody who answers when you cannot, and lets you in again should you lose your password.',
    },
  ];
  return steps.filter((step) => step !== false);
}
