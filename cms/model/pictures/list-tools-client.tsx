'use client';
import { useListDrawerContext, useListQuery, usePreferences } from '@payloadcms/ui';
import { useState } from 'react';
import { ManyToTrash } from './trash-notice';
import { VIEW_PREFERENCE, type View } from './view';

interface Filter {
  search: string;
  count: number;
}

/** Buttons, because the same list also opens over a form, which a link would leave. */
export function ListToolsClient({ view: first, filters, inTrash }: { view: View; filters: Filter[]; inTrash: boolean }) {
  const [view, setView] = useState(first);
  const { setPreference } = usePreferences();
  const { handleSearchChange, query } = useListQuery();
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
          {filters.map(({ search, count }) => (
            <button
              key={search}
              type="button"
              aria-pressed={(query.search ?? '') === search}
              disabled={search !== '' && count === 0}
              onClick={() => handleSearchChange?.(search)}
            >
              {search || 'All'} <span className="picture-tools__count">{count}</span>
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
