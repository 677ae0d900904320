'use client';
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import type { HeadWords } from 'contract/page-head';
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { count } from '../../base/process/counted';
import { UsualText } from '../../forms/controls/usual-text';
import { cutWords, type FoundPage, findPage, fitOf, GROUP, type Listing, type SiteWords } from './found-page';
import { pageKinds, type Values } from './page-kinds';

export interface Surroundings extends SiteWords {
  slug: string;
  brand: string;
  siteUrl: string;
}

/** The page as the form's current values would show it; undefined in a form that has no page. */
function useFoundPage({ slug, ...words }: Surroundings): FoundPage | undefined {
  const [fields] = useAllFormFields();
  const { id } = useDocumentInfo();
  const kind = pageKinds[slug];
  if (!kind) return undefined;
  const values = reduceFieldsToValues(fields, true) as Values;
  return findPage(kind, { ...values, id }, (values[GROUP] ?? {}) as Listing, words);
}

/** What shows while nothing is typed. */
const usual: Record<string, (found: FoundPage) => string> = {
  meta_title: ({ empty }) => empty.title,
  meta_description: ({ empty }) => empty.description,
  og_title: ({ typed }) => typed.title,
  og_description: ({ typed }) => typed.description,
};
const parts: Record<string, keyof HeadWords | undefined> = { meta_title: 'title', meta_description: 'description' };
const FITS = {
  short: 'is short, there is room for more.',
  good: 'has a good length.',
  cut: 'is too long: its end will be cut off.',
};

interface Props extends Surroundings {
  field: (TextFieldServerProps | TextareaFieldServerProps)['clientField'];
  path: string;
  readOnly?: boolean;
}

export function ListingText({ field, path, readOnly, ...surroundings }: Props) {
  const found = useFoundPage(surroundings);
  const words = found && usual[field.name]?.(found);
  const part = parts[field.name];
  return (
    <div className="listing-text">
      <UsualText field={field} path={path} readOnly={readOnly} usuals={words ? [words] : []} />
      {found && part && (
        <p className="listing-length">
          {/* Announced when the verdict changes, not with each letter, so that it does not talk over the typing. */}
          {count(found[part].length, 'character')}, <span role="status">{`the ${part} ${FITS[fitOf(part, found[part])]}`}</span>
        </p>
      )}
    </div>
  );
}

export function SearchResult(surroundings: Surroundings) {
  const found = useFoundPage(surroundings);
  if (!found) return null;
  const { title, description, path } = found;
  const { brand, siteUrl } = surroundings;
  return (
    <section className="found" aria-labelledby="found-search">
      <h4 id="found-search" className="found__heading">
        In search results
      </h4>
      <div className="found__result">
        <p className="found__site">
          {brand}
          <span className="found__address">{path ? siteUrl + path : 'The address is made when the page is saved'}</span>
        </p>
        <p className="found__title">{cutWords('title', title)}</p>
        <p className="found__description">{cutWords('description', description)}</p>
      </div>
      <p className="field-description">
        Search engines may show other words from the page when these do not answer what somebody searched for.
      </p>
    </section>
  );
}
