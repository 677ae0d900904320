'use client';
import { useEffect, useState } from 'react';
import { sendJson } from '../../forms/parts/send-json';
import type { SitePage } from './site-pages';

const CALL = '/payload-api/site-pages';

async function answerOf<Answer>(asked: Promise<Response>): Promise<Answer> {
  const response = await asked;
  const answer = await response.json();
  if (!response.ok) throw new Error((answer as { message?: string }).message ?? `The back office answered ${response.status}`);
  return answer as Answer;
}

/** The page on the website, with these words marked for whoever edits it. */
const hrefOf = ({ path, words }: SitePage) => {
  const to = words.length > 0 ? `${path}#${new URLSearchParams({ mark: words.join('|') })}` : path;
  return `/website?${new URLSearchParams({ to })}`;
};

const left = ({ words, times, told }: SitePage) =>
  [
    words.length > 0 && `${times === 1 ? 'One place has' : `${times} places have`} the starter’s words: ${words.join(', ')}.`,
    told.length > 0 && `Search engines are told: ${told.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

interface RowProps {
  page: SitePage;
  onRead(isRead: boolean): void;
}

function PageRow({ page, onRead }: RowProps) {
  const { path, title, read } = page;
  const words = left(page);
  const address = `first-hour-${path}`;
  return (
    <li className={words ? 'read-site__page read-site__page--left' : 'read-site__page'}>
      <input
        type="checkbox"
        aria-label="Read"
        aria-describedby={address}
        checked={read === 'yes'}
        onChange={() => onRead(read !== 'yes')}
      />
      <div>
        <a href={hrefOf(page)} target="_blank" rel="noopener" id={address}>
          {title} <span>{path}</span>
        </a>
        {words && <p>{words}</p>}
        {read === 'before' && <p>Changed since you read it.</p>}
      </div>
    </li>
  );
}

/** Every public page as a list to read through, with what is still the starter's on each. */
export function ReadSite() {
  const [pages, setPages] = useState<SitePage[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    answerOf<{ pages: SitePage[] }>(fetch(CALL))
      .then((answer) => setPages(answer.pages))
      .catch((error: Error) => setProblem(error.message));
  }, []);
  const show = ({ path }: SitePage, read: SitePage['read']) =>
    setPages((all) => all?.map((page) => (page.path === path ? { ...page, read } : page)));
  const note = async (page: SitePage, isRead: boolean) => {
    const { path, mark, read } = page;
    setProblem(undefined);
    show(page, isRead ? 'yes' : 'no');
    await answerOf(sendJson(CALL, isRead ? { path, mark } : { path })).catch((error: Error) => {
      show(page, read);
      setProblem(`It was not saved: ${error.message}`);
    });
  };
  const read = pages?.filter((page) => page.read === 'yes').length ?? 0;
  const clean = pages?.filter((page) => left(page) === '').length ?? 0;
  return (
    <section className="read-site" aria-labelledby="read-site">
      <h2 id="read-site">Read your site once</h2>
      <p>Open each page, read it as a customer would, and tick it. The starter’s words are marked on the page.</p>
      {problem && <p role="alert">{problem}.</p>}
      <p role="status">
        {pages
          ? `${read} of ${pages.length} pages are read. ${clean === pages.length ? 'None has a word of the starter.' : `${pages.length - clean} still have words of the starter.`}`
          : !problem && 'Looking at every page of the website …'}
      </p>
      <ul>
        {pages?.map((page) => (
          <PageRow key={page.path} page={page} onRead={(isRead) => note(page, isRead)} />
        ))}
      </ul>
    </section>
  );
}
