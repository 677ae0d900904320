import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { headOfCity } from 'contract/catalogue/heads';
import { DESCRIPTION_OF_TEXT, type HeadWords } from 'contract/page-head';
import { shortened } from 'shared/text';
import type { City, OwnPage, Post, Privacy, Service } from '../../base/database/payload-types';
import { pagePaths } from '../page-records';

type Typed<Record> = { [Field in keyof Record]?: Record[Field] | null };
export type Values = Record<string, unknown>;

/** What the site makes of a record that has a page, where its search listing is empty. */
export interface PageKind {
  path(record: Values): string | undefined;
  /** Title and description of the page; `usual` are the built-in ones of its path. */
  words(record: Values, usual: HeadWords): HeadWords;
  /** Fields that `path` and `words.title` read. */
  reads: string[];
}

const kind = <Doc>(described: {
  path(record: Typed<Doc>): string | undefined;
  words?(record: Typed<Doc>, usual: HeadWords): HeadWords;
  reads?: (keyof Doc & string)[];
}): PageKind => ({ words: (_, usual) => usual, reads: [], ...(described as Partial<PageKind> & Pick<PageKind, 'path'>) });

function startOf({ entries, description }: Typed<Post>): string {
  const first = (entries?.length ? entries[0]?.description : description) as Parameters<
    typeof convertLexicalToPlaintext
  >[0]['data'];
  const plain = first ? convertLexicalToPlaintext({ data: first }) : '';
  return shortened(plain.replace(/\s+/g, ' ').trim(), DESCRIPTION_OF_TEXT);
}

const heroText = ({ sections }: Typed<OwnPage>) => (sections?.[0]?.blockType === 'hero' && sections[0].text) || '';

/** Every collection and global whose records are pages, and what the site makes of them. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  ...Object.fromEntries(Object.entries(pagePaths).map(([slug, path]) => [slug, kind({ path: () => path })])),
  privacy: kind<Privacy>({
    path: () => pagePaths.privacy,
    words: ({ title }, usual) => ({ ...usual, title: title || usual.title }),
    reads: ['title'],
  }),
  cities: kind<City>({
    path: ({ route }) => route || undefined,
    words: ({ name }, usual) => (name ? headOfCity(name) : usual),
    reads: ['route', 'name'],
  }),
  'own-pages': kind<OwnPage>({
    path: ({ route }) => route || undefined,
    words: (page) => ({ title: page.title ?? '', description: heroText(page) }),
    reads: ['route', 'title', 'sections'],
  }),
  services: kind<Service>({
    path: ({ slug }) => (slug ? `/service/${slug}` : undefined),
    words: ({ name, title, description }, usual) => ({
      title: title || usual.title || name || '',
      description: description || usual.description,
    }),
    reads: ['slug', 'name', 'title', 'description'],
  }),
  posts: kind<Post>({
    path: ({ id }) => (id ? `/blog-details/${id}` : undefined),
    words: (post) => ({ title: post.title ?? '', description: startOf(post) }),
    reads: ['title'],
  }),
};
