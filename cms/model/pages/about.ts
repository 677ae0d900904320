import type { GlobalConfig } from 'payload';
import { groupField } from '../../forms/fields/group';
import { linesField } from '../../forms/fields/lines';
import { sampleField } from '../../forms/fields/sample';
import { lineField, paragraphField, textField } from '../../forms/fields/text-fields';
import { contentGlobal } from '../content/content-collection';
import { pictureField } from '../pictures/picture';
import { pageTabs } from '../search-listing/search-listing';

export const about: GlobalConfig = contentGlobal({
  slug: 'about',
  label: 'About us',
  fields: [
    ...pageTabs([
      groupField('hero', 'Top of the page', [
        textField('heading', 'Heading', 'The main heading of the page. Up to 45 characters look right.'),
        pictureField('image', { label: 'Picture' }),
      ]),
      groupField('section', 'Who we are', [
        lineField('heading', 'Heading', 'Above the introduction. Up to 55 characters look right.'),
        linesField('paragraphs', { label: 'Text', admin: { rows: 12, description: 'A new line starts a new paragraph.' } }),
        pictureField('image', { label: 'Picture' }),
        paragraphField(
          'mission',
          'Our mission',
          'In a section of its own below the introduction. 200 to 350 characters look right.',
        ),
        pictureField('mission_image', { label: 'Picture beside the mission' }),
        paragraphField('vision', 'Our vision', 'Beside the mission. 200 to 350 characters look right.'),
        pictureField('vision_image', { label: 'Picture beside the vision' }),
      ]),
      {
        name: 'ceo',
        type: 'group',
        label: 'The owner’s words',
        admin: { description: 'Left out of the page while the name or the first paragraph is empty.' },
        fields: [
          textField('heading', 'Name', 'Who speaks. Up to 40 characters look right.'),
          paragraphField('paragraph_1', 'First paragraph', '200 to 350 characters look right.'),
          paragraphField('paragraph_2', 'Second paragraph', 'As long as the first. May be empty.'),
          pictureField('image', { label: 'Picture' }),
        ],
      },
    ]),
    sampleField(),
  ],
});
