'use client';
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { type FoundPage, findPage, type Listing } from './found-page';
import { pageKinds, type Values } from './page-kinds';
import type { Surroundings } from './surroundings';

/** The values of a form, reduced once for all fields that ask. */
const reduced = new WeakMap<FormState, Values>();
function valuesOf(fields: FormState): Values {
  const values = reduced.get(fields) ?? (reduceFieldsToValues(fields, true) as Values);
  reduced.set(fields, values);
  return values;
}

/** The page as the form's current values would show it; undefined in a form that has no page. */
export function useFoundPage({
  slug,
  group,
  usual,
  site,
  facts,
}: Surroundings): { found: FoundPage; listing: Listing } | undefined {
  const [fields] = useAllFormFields();
  const { id } = useDocumentInfo();
  const kind = pageKinds[slug];
  if (!kind) return undefined;
  const values = valuesOf(fields);
  const listing = ((group ? values[group.slice(0, -1)] : values) ?? {}) as Listing;
  return { found: findPage(kind, { ...values, id }, listing, { usual, site, facts }), listing };
}
