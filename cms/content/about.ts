import type { GlobalConfig } from 'payload';
import { contentGlobal } from './content';
import { linesField } from './fields/lines';
import { pageTabs } from './fields/page-tabs';
import { pictureField } from './fields/picture';
import { sampleField } from './fields/sample';

export const about: GlobalConfig = contentGlobal({
  slug: 'about',
  label: 'About us',
  fields: [
    ...pageTabs([
      {
        name: 'hero',
        type: 'group',
        label: 'Top of the page',
        fields: [{ name: 'heading', type: 'text' }, pictureField('image', { label: 'Picture' })],
      },
      {
        name: 'section',
        type: 'group',
        label: 'Who we are',
        fields: [
          { name: 'heading', type: 'text', required: true },
          linesField('paragraphs', { label: 'Text', admin: { rows: 12, description: 'A new line starts a new paragraph.' } }),
          pictureField('image', { label: 'Picture' }),
          { name: 'mission', type: 'textarea', label: 'Our mission' },
          pictureField('mission_image', { label: 'Picture beside the mission' }),
          { name: 'vision', type: 'textarea', label: 'Our vision' },
          pictureField('vision_image', { label: 'Picture beside the vision' }),
        ],
      },
      {
        name: 'ceo',
        type: 'group',
        label: 'The owner’s words',
        admin: { description: 'Left out of the page while the name or the first paragraph is empty.' },
        fields: [
          { name: 'heading', type: 'text', label: 'Name' },
          { name: 'paragraph_1', type: 'textarea', label: 'First paragraph' },
          { name: 'paragraph_2', type: 'textarea', label: 'Second paragraph' },
          pictureField('image', { label: 'Picture' }),
        ],
      },
    ]),
    sampleField,
  ],
});
