import type { Field, GlobalConfig } from 'payload';
import { iconField } from '../../forms/fields/icon';
import { rowsField } from '../../forms/fields/rows';
import { sampleField } from '../../forms/fields/sample';
import { serviceRows } from '../../forms/fields/service-rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField, paragraphField, textField } from '../../forms/fields/text-fields';
import { contentGlobal } from '../content/content-collection';
import { extraSectionsField } from '../own-pages/sections';
import { pictureField } from '../pictures/picture';
import { pageTabs } from '../search-listing/search-listing';

const slides: Field = rowsField(
  'slides',
  'Slides at the top',
  ['Slide', 'Slides'],
  'The big pictures, in this order. The first heading is the page’s main heading: up to 45 characters look best.',
  [
    lineField('heading', 'Heading', `On the picture. Up to 45 characters look right.`),
    paragraphField('paragraph', 'Text below', 'Up to 140 characters look best.', 3),
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
    sideBySide(textField('happy_customers', 'Happy customers', 'Such as 2500+. May be empty.'), {
      name: 'rating',
      type: 'text',
      admin: { description: 'Out of five, such as 4.9. May be empty.' },
    }),
  ],
);

const stats: Field = rowsField(
  'stats',
  'Numbers',
  ['Number', 'Numbers'],
  'The band of large numbers, in this order. Four look best.',
  [
    iconField,
    lineField('number', 'Number', `Such as 2500+ or 10 years.`),
    lineField('text', 'Text', 'What is counted. Up to 30 characters look right.'),
  ],
);

export const home: GlobalConfig = contentGlobal({
  slug: 'home',
  label: 'Home',
  fields: [
    ...pageTabs([
      slides,
      serviceRows('cards', {
        label: 'Service cards',
        description: 'The cards below the slides, in this order. Words and picture of a card are in its service.',
        fields: [pictureField('image', { label: 'Picture' })],
      }),
      stats,
      extraSectionsField,
    ]),
    sampleField(
      'The numbers on the slides and in the band came with the site and are made up. Untick it once yours stand there.',
    ),
  ],
});
