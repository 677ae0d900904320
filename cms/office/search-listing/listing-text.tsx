'use client';
import { TextareaField, TextField } from '@payloadcms/ui';
import type { TextareaFieldClient, TextareaFieldServerProps, TextFieldClient, TextFieldServerProps } from 'payload';
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

/** What shows while a field is empty. */
const placeholders: Record<string, (found: FoundPage) => string> = {
  meta_title: ({ empty }) => empty.title,
  meta_description: ({ empty }) => empty.description,
  og_title: ({ title }) => title,
  og_description: ({ description }) => description,
};

/** A text of the listing. The words that show while it is empty are its placeholder. */
export function ListingText({ field, path, readOnly, ...surroundings }: Props) {
  const page = useFoundPage(surroundings);
  const placeholder = page && placeholders[field.name]?.(page.found);
  const shown = { ...field, admin: { ...field.admin, placeholder } };
  return (
    <div className="listing-text">
      {field.type === 'textarea' ? (
        <TextareaField field={shown as TextareaFieldClient} path={path} readOnly={readOnly} />
      ) : (
        <TextField field={shown as TextFieldClient} path={path} readOnly={readOnly} />
      )}
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
