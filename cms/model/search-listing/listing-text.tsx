'use client';
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload';
import { UsualText } from '../../forms/controls/usual-text';
import type { FoundPage } from './found-page';
import { Length } from './length';
import { fitOfDescription, fitOfTitle } from './lengths';
import type { Surroundings } from './surroundings';
import { useFoundPage } from './use-found-page';

interface Props extends Surroundings {
  field: (TextFieldServerProps | TextareaFieldServerProps)['clientField'];
  path: string;
  readOnly?: boolean;
}

/** What shows while nothing is typed. */
const usual: Record<string, (found: FoundPage) => string> = {
  meta_title: ({ empty }) => empty.title,
  meta_description: ({ empty }) => empty.description,
  og_title: ({ typed }) => typed.title,
  og_description: ({ typed }) => typed.description,
};

export function ListingText({ field, path, readOnly, ...surroundings }: Props) {
  const page = useFoundPage(surroundings);
  const words = page && usual[field.name]?.(page.found);
  return (
    <div className="listing-text">
      <UsualText field={field} path={path} readOnly={readOnly} usuals={words ? [words] : []} />
      {page && field.name === 'meta_title' && (
        <Length
          name="Title"
          text={page.found.title}
          fit={fitOfTitle(page.found.title)}
          from={page.listing.meta_title?.trim() ? undefined : page.found.empty.from.title}
        />
      )}
      {page && field.name === 'meta_description' && (
        <Length
          name="Description"
          text={page.found.description}
          fit={fitOfDescription(page.found.description)}
          from={page.listing.meta_description?.trim() ? undefined : page.found.empty.from.description}
        />
      )}
    </div>
  );
}
