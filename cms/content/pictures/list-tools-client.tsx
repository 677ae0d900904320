'use client';
import { useListDrawerContext, useListQuery, usePreferences } from '@payloadcms/ui';
import type { Where } from 'payload';
import { useState } from 'react';
import { ManyToTrash } from './trash-notice';
import { VIEW_PREFERENCE, type View } from './view';

interface Filter {
  label: string;
  count: number;
  where: Where | undefined;
}

/** The filter that the list applies; a filter typed by hand is none of them. */
const isApplied = (filter: Filter, where: unknown) =>
  JSON.stringify(filter.where ?? {}).replace(/"/g, '') === JSON.stringify(where ?? {}).replace(/"/g, '');

/** Buttons, because the same list also opens over a form, which a link would leave. */
export function ListToolsClient({ view: first, filters, inTrash }: { view: View; filters: Filter[]; inTrash: boolean }) {
  const [view, setView] = useState(first);
  const { setPreference } = usePreferences();
  const { handleWhereChange, query } = useListQuery();
  const { isInDrawer } = useListDrawerContext();
  const choose = (next: View) => {
    setView(next);
    setPreference(VIEW_PREFERENCE, next).catch(() => undefined); // it is the view of this visit anyway
  };
  return (
    <div className="picture-tools" data-pictures-as={view}>
      {!inTrash && (
        <fieldset className="picture-tools__set">
          <legend>Show</legend>
          {filters.map((filter) => (
            <button
              key={filter.label}
              type="button"
              aria-pressed={isApplied(filter, query.where)}
              disabled={filter.where && filter.count === 0}
              onClick={() => handleWhereChange?.(filter.where ?? {})}
            >
              {filter.label} <span className="picture-tools__count">{filter.count}</span>
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="picture-tools__set">
        <legend>View</legend>
        {(['grid', 'table'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => choose(one)}>
            {one === 'grid' ? 'Grid' : 'Table'}
          </button>
        ))}
      </fieldset>
      {!isInDrawer && !inTrash && <ManyToTrash />}
    </div>
  );
}
