'use client';
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useAnswer } from '../parts/use-answer';
import { InDialogue } from '../payload-patches/in-dialogue';
import type { AboutRecord, Doing } from './about-record';

const SHOWN = 50;

function useSelected(collectionSlug: string) {
  const { selectAll, selectedIDs } = useSelection();
  const { query } = useListQuery();
  const collectionConfig = useConfig().getEntityConfig({ collectionSlug });
  if (selectAll !== 'allAvailable') return { id: { in: selectedIDs } };
  return mergeListSearchAndWhere({ collectionConfig, search: query.search ?? '', where: query.where });
}

interface Question {
  collection: string;
  doing: Doing;
  trash: boolean;
}

function Records({ collection, doing, trash }: Question) {
  const body = JSON.stringify({ doing, trash, where: useSelected(collection) });
  const answer = useAnswer<{ records: AboutRecord[] }>(`/payload-api/${collection}/about-to`, { body });
  if (answer === 'loading') return <p>Looking what that changes …</p>;
  if (answer === 'failed') return <p>What that changes could not be found out. Close this and try again.</p>;
  const { records } = answer;
  if (records.length === 0) return <p>None of the chosen records needs that: nothing changes.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard
    <section className="many-notice__list" aria-label="The chosen records" tabIndex={0}>
      <ul>
        {records.slice(0, SHOWN).map(({ id, name, lines }) => (
          <li key={id}>
            <strong>{name}</strong>
            {lines.length > 0 && (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {records.length > SHOWN && <li>and {records.length - SHOWN} more</li>}
      </ul>
    </section>
  );
}

const heading: Record<Doing, string> = {
  publish: 'What visitors will see:',
  unpublish: 'What visitors no longer find:',
  trash: 'What visitors no longer find:',
  delete: 'What is deleted for good:',
  restore: 'What comes back:',
  edit: 'What is edited:',
};

const Notice = ({ slug, ...question }: Question & { slug: string }) => (
  <InDialogue slug={slug}>
    <div className="many-notice" aria-live="polite">
      <p>{heading[question.doing]}</p>
      <Records {...question} />
    </div>
  </InDialogue>
);

/** In each dialogue about several records: which they are, and what disappears or changes. */
export function ManyNotice({ collection }: { collection: string }) {
  const trash = usePathname().endsWith('/trash');
  const dialogues: [slug: string, doing: Doing][] = [
    [`publish-${collection}`, 'publish'],
    [`unpublish-${collection}`, 'unpublish'],
    [`edit-${collection}`, 'edit'],
    ['confirm-restore-many-docs', 'restore'],
    ['confirm-delete-many-docs', trash || collection === 'redirects' ? 'delete' : 'trash'],
  ];
  // Of pictures in use, the library itself says where they go.
  const shown = dialogues.filter(([, doing]) => collection !== 'media' || doing !== 'trash');
  return shown.map(([slug, doing]) => <Notice key={slug} {...{ slug, collection, doing, trash }} />);
}
