import { cityPages } from 'contract/catalogue';
import type { CollectionBeforeChangeHook, CollectionConfig, GlobalConfig, PayloadRequest, TextField } from 'payload';
import type { City } from '../../base/database/payload-types';
import { groupField } from '../../forms/fields/group';
import { iconField } from '../../forms/fields/icon';
import { linesField } from '../../forms/fields/lines';
import { pagePathField } from '../../forms/fields/page-path';
import { routeField } from '../../forms/fields/route-field';
import { rowAdmin } from '../../forms/fields/rows';
import { sampleField } from '../../forms/fields/sample';
import { serviceRows } from '../../forms/fields/service-rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { slugField } from '../../forms/fields/slug';
import { lineField, paragraphField, textField } from '../../forms/fields/text-fields';
import { withUsual } from '../../forms/fields/usual';
import { choiceField } from '../choices/choice';
import { contentCollection, contentGlobal } from '../content/content-collection';
import { shownAt } from '../content/shown-at';
import { extraSectionsField } from '../own-pages/sections';
import { pictureField } from '../pictures/picture';
import { leadsToField, takeAway } from '../redirects/leads-to';
import { pageTabs } from '../search-listing/search-listing';
import { officesOf } from '../settings/offices';
import { BEFORE_CITY } from './city-words';

/** One city's about text is documented as plain paragraphs, the others' as rich text. */
const hasParagraphs = ({ slug }: { slug?: string }) =>
  cityPages.some((city) => city.slug === slug && city.calls?.who_we_are === 'whoWeAre');

/** A city needs an office; there are none yet while starter content is loading. */
const checkOffice = async (value: unknown, { req }: { req: PayloadRequest }) => {
  const offices = await officesOf(req.payload);
  const known = offices.length === 0 || offices.some((office) => office.value === value);
  return (known && Boolean(value)) || 'Choose one of the offices from the list.';
};

/** A card that links to the city's own page follows its path. */
const followPath: CollectionBeforeChangeHook<City> = ({ data, originalDoc }) => {
  const link = data.card?.button_link;
  const leadsToOwnPage = link && (link === originalDoc?.route || link === data.route);
  return leadsToOwnPage && data.card ? { ...data, card: { ...data.card, button_link: null } } : data;
};

const tickLine = (name: string, label: string) =>
  textField(name, label, 'Beside a tick. Up to 60 characters look right. Empty: the line is left out.');

/** A line that is made of the city's name while it is empty. */
const ofName = (name: string, label: string, help: string, before = '') =>
  withUsual(textField(name, label, help), () => [{ of: 'name', before }]);

/** The path, which offers to follow the city's name. */
const path = pagePathField('cities', '/adelaide-service');
const cityPath: TextField = {
  ...path,
  admin: { ...path.admin, components: { Field: '/forms/controls/city-path#CityPath' } },
};

const paths = ({ route }: { route: string }) => [route];

const cities = contentCollection({
  slug: 'cities',
  labels: { singular: 'City', plural: 'Cities' },
  orderable: true,
  endpoints: [shownAt('cities')],
  admin: { components: { edit: takeAway }, useAsTitle: 'name', defaultColumns: ['name', 'route', '_status', 'updatedAt'] },
  hooks: { beforeChange: [followPath] },
  fields: [
    sideBySide(
      lineField('name', 'Name', 'In the menu, in links and on cards.'),
      slugField(
        'Name of the city in links that open the quote form, such as adelaide. It cannot be changed later.',
        'Short name',
      ),
    ),
    sideBySide(
      cityPath,
      choiceField('office', 'Office', 'OfficeChoice', {
        required: true,
        validate: checkOffice,
        description: 'The page shows the map of this office. Offices are added under Company.',
      }),
    ),
    ...pageTabs([
      ofName('services_heading', 'Heading above the services', 'Up to 40 characters look right.', BEFORE_CITY.services_heading),
      groupField('hero', 'Top of the page', [
        ofName('title', 'Heading', 'The main heading of the page. Up to 45 characters look right.', BEFORE_CITY.title),
        pictureField('image', { label: 'Picture' }),
      ]),
      groupField('who_we_are', 'Who we are', [
        lineField('heading', 'Heading', 'Above the introduction. Up to 55 characters look right.'),
        linesField('paragraphs', {
          admin: { rows: 12, description: 'A new line starts a new paragraph.', condition: hasParagraphs },
        }),
        {
          name: 'description',
          type: 'richText',
          label: 'Text',
          admin: {
            condition: (data) => !hasParagraphs(data),
            description: 'The introduction. Two to four paragraphs look right.',
          },
        },
        pictureField('image', { label: 'Picture' }),
      ]),
      groupField('card', 'Card on the about page', [
        ofName('heading', 'Heading', 'Up to 30 characters look right.'),
        tickLine('line1', 'First tick line'),
        tickLine('line2', 'Second tick line'),
        {
          ...routeField('button_link', 'Button leads to', { required: false }),
          admin: { description: 'Empty means the page of this city. Otherwise the path of another page, such as /free-quote.' },
        },
        textField('button_text', 'Button text', 'Up to 25 characters look right. Empty means View More.'),
        pictureField('image', { label: 'Picture' }),
      ]),
      extraSectionsField,
    ]),
    leadsToField(paths),
  ],
});

const onCityPages = contentGlobal({
  slug: 'city-pages',
  label: 'On every city page',
  fields: [
    serviceRows('services', {
      label: 'Services',
      description: 'The list below the introduction, in this order. The words of a line are in its service.',
      fields: [iconField],
    }),
    groupField('achievements', 'Achievements', [
      lineField('heading', 'Heading', `Above the figures. Up to 55 characters look right.`),
      paragraphField('description', 'Text', 'Below the heading. Up to 300 characters look right.', 4),
      {
        name: 'points',
        type: 'array',
        labels: { singular: 'Figure', plural: 'Figures' },
        admin: { ...rowAdmin, description: 'In this order. Four look best.' },
        fields: [
          iconField,
          lineField('value', 'Number', `Such as 10+.`),
          lineField('label', 'What is counted', 'Below the number. Up to 30 characters look right.'),
        ],
      },
      pictureField('image', { label: 'Picture' }),
    ]),
    sampleField('The achievements came with the site and are made up. Untick it once yours stand there.'),
  ],
});

export const cityCollections: CollectionConfig[] = [cities];
export const cityGlobals: GlobalConfig[] = [onCityPages];
