import { PLATFORM_ICONS, VERIFIED_BADGE } from 'contract/testimonial';
import { fileOf } from '../model/pictures/chosen-file';
import { api, cut, present } from './base';

export const testimonial = {
  testimonials: api.testimonials.handler(async ({ input, context: { source } }) => {
    const { docs } = await source.find({ collection: 'testimonials', sort: ['-date', '-id'], depth: 1, ...cut(input) });
    return {
      testimonials: docs.map(({ name, date, rating, comment, platform, verified, avatar }) => ({
        name,
        date: date.slice(0, 10),
        rating,
        comment,
        platform: platform ? PLATFORM_ICONS[platform] : undefined,
        verified: verified ? VERIFIED_BADGE : undefined,
        avatar: fileOf(avatar)?.filename,
      })),
    };
  }),

  reviewCount: api.reviewCount.handler(async ({ context: { source } }) => {
    const { review_count, ...summary } = await source.findGlobal({ slug: 'reviews', depth: 0 });
    if (!source.hides(summary)) return { review_count: present(review_count, 'review count') };
    const { totalDocs } = await source.count({ collection: 'testimonials' }); // those that visitors see
    return { review_count: present(totalDocs > 0 ? String(totalDocs) : undefined, 'review count') };
  }),
};
