import type { CollectionConfig } from 'payload';
import { contentCollection } from './content';
import { iconField } from './fields/icon';
import { pictureField } from './fields/picture';
import { routeField } from './fields/route';

const group = 'Home page';

const heroSlides = contentCollection({
  slug: 'hero-slides',
  labels: { singular: 'Hero slide', plural: 'Hero slides' },
  orderable: true,
  admin: {
    group,
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'media', 'updatedAt'],
    description: 'The big pictures at the top of the home page, in this order. The first heading is the page’s main heading.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true },
    { name: 'paragraph', type: 'textarea', admin: { rows: 3 } },
    pictureField('media', {
      label: 'Picture or video',
      description:
        'Use an MP4 for a video. If the library also has a WebM with the same name, browsers that support it play the WebM.',
      required: true,
      videoToo: true,
    }),
    pictureField('poster', {
      label: 'Still picture of the video',
      description: 'Shown before the video plays, and instead of it on slow connections. Only needed for a video.',
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'happy_customers',
          type: 'text',
          label: 'Happy customers',
          admin: { description: 'Such as 2500+. May be empty.' },
        },
        { name: 'rating', type: 'text', admin: { description: 'Out of five, such as 4.9. May be empty.' } },
      ],
    },
  ],
});

const premiumServices = contentCollection({
  slug: 'premium-services',
  labels: { singular: 'Service card', plural: 'Service cards' },
  orderable: true,
  admin: { group, useAsTitle: 'title', defaultColumns: ['title', 'route', 'updatedAt'] },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'description', type: 'textarea', admin: { rows: 3 } },
    pictureField('image', { label: 'Picture', required: true }),
    routeField('route', 'View More leads to'),
  ],
});

const statBoxes = contentCollection({
  slug: 'stat-boxes',
  labels: { singular: 'Number', plural: 'Numbers' },
  orderable: true,
  admin: { group, useAsTitle: 'text', defaultColumns: ['number', 'text', 'icon'] },
  fields: [
    iconField,
    { name: 'number', type: 'text', required: true, admin: { description: 'Such as 2500+ or 10 years.' } },
    { name: 'text', type: 'text', required: true, admin: { description: 'What is counted.' } },
  ],
});

export const homeCollections: CollectionConfig[] = [heroSlides, premiumServices, statBoxes];
