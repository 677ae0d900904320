import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { headOfCity } from 'contract/catalogue/heads';
import { DESCRIPTION_OF_TEXT, type HeadWords } from 'contract/page-head';
import { shortened } from 'shared/text';
import type { City, OwnPage, Post, Privacy, Service } from '../../base/database/payload-types';
import { pagePaths } from '../page-records';

/** A record as stored or as typed so far. */
type Typed<Record> = { [Field in keyof Record]?: Record[Field] | null };
export type Values = Record<string, unknown>;

/** What the site makes of a record that has a page, where its search listing is empty. */
export interface PageKind {
  /** The page's path on the site; undefined while the record has none. */
  path(record: Values): string | undefined;
  /** Title and description of the page; `usual` are the built-in ones of its path. */
  words(record: Values, usual: HeadWords): HeadWords;
  /** Where these words come from, as the owner calls it. */
  from: HeadWords;
  picture?(record: Values): unknown;
  /** Whether that picture goes before the home page's when the page is shared. */
  sharesPicture?: boolean;
  /** Fields that `path`, `words.title` and `picture` read. */
  reads: string[];
}

const USUAL: HeadWords = { title: 'the usual title of this page', description: 'the usual description of this page' };

const kind = <Doc>(described: {
  path(record: Typed<Doc>): string | undefined;
  words?(record: Typed<Doc>, usual: HeadWords): HeadWords;
  from?: Partial<HeadWords>;
  picture?(record: Typed<Doc>): unknown;
  sharesPicture?: boolean;
  reads?: (keyof Doc & string)[];
}): PageKind => ({
  words: (_, usual) => usual,
  reads: [],
  ...(described as Omit<PageKind, 'from' | 'words' | 'reads'>),
  from: { ...USUAL, ...described.from },
});

const at = (path: string) => kind({ path: () => path });

/** The start of the text that the post's page shows first. */
function startOf({ entries, description }: Typed<Post>): string {
  const first = (entries?.length ? entries[0]?.description : description) as Parameters<
    typeof convertLexicalToPlaintext
  >[0]['data'];
  const plain = first ? convertLexicalToPlaintext({ data: first }) : '';
  return shortened(plain.replace(/\s+/g, ' ').trim(), DESCRIPTION_OF_TEXT);
}

/** The top of a page that begins with one. */
function heroOf({ sections }: Typed<OwnPage>) {
  const first = sections?.[0];
  return first?.blockType === 'hero' ? first : undefined;
}

/** Every collection and global whose records are pages, and what the site makes of them. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  ...Object.fromEntries(Object.entries(pagePaths).map(([slug, path]) => [slug, at(path)])),
  privacy: kind<Privacy>({
    path: () => pagePaths.privacy,
    words: ({ title }, usual) => ({ ...usual, title: title || usual.title }),
    from: { title: 'the page’s heading' },
    reads: ['title'],
  }),
  cities: kind<City>({
    path: ({ route }) => route || undefined,
    words: ({ name }, usual) => (name ? headOfCity(name) : usual),
    picture: ({ hero }) => hero?.image,
    reads: ['route', 'name', 'hero'],
  }),
  'own-pages': kind<OwnPage>({
    path: ({ route }) => route || undefined,
    words: (page) => ({ title: page.title ?? '', description: heroOf(page)?.text ?? '' }),
    from: { title: 'the name of the page', description: 'the text at the top of the page' },
    picture: (page) => heroOf(page)?.image,
    reads: ['route', 'title', 'sections'],
  }),
  services: kind<Service>({
    path: ({ slug }) => (slug ? `/service/${slug}` : undefined),
    words: ({ name, title, description }, usual) => ({
      title: title || usual.title || name || '',
      description: description || usual.description,
    }),
    from: { title: 'the page’s main heading', description: 'the sentence for cards' },
    picture: ({ image }) => image,
    reads: ['slug', 'name', 'title', 'description', 'image'],
  }),
  posts: kind<Post>({
    path: ({ id }) => (id ? `/blog-details/${id}` : undefined),
    words: (post) => ({ title: post.title ?? '', description: startOf(post) }),
    from: { title: 'the post’s title', description: 'the start of the post’s text' },
    picture: ({ image }) => image,
    sharesPicture: true,
    reads: ['title', 'image'],
  }),
};
