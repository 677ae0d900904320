'use client';
import { withoutSlash } from 'contract/paths';
import { shownDescription, shownTitle } from './lengths';
import type { Surroundings } from './surroundings';
import { useFoundPage } from './use-found-page';

const screens = [
  { screen: 'computer', label: 'On a computer' },
  { screen: 'phone', label: 'On a phone' },
] as const;

/** The page's address as search results write it. */
function crumbs(siteUrl: string, path: string): string {
  const address = /^https:/.test(siteUrl) ? siteUrl : siteUrl.replace(/^http:\/\//, '');
  return [address, ...withoutSlash(path).split('/').filter(Boolean)].join(' › ');
}

/** The page in search results while its listing is typed. */
export function SearchResult(surroundings: Surroundings) {
  const page = useFoundPage(surroundings);
  if (!page) return null;
  const { title, description, path } = page.found;
  const { brand, siteUrl } = surroundings;
  return (
    <section className="found" aria-labelledby="found-search">
      <h4 id="found-search" className="found__heading">
        In search results
      </h4>
      <div className="found__results">
        {screens.map(({ screen, label }) => (
          <figure key={screen} className="found__figure">
            <figcaption>{label}</figcaption>
            <div className={`found__result found__result--${screen}`}>
              <p className="found__site">
                {/* biome-ignore lint/performance/noImgElement: a small drawing, which next/image would not make smaller */}
                <img src="/company-mark" alt="" width="26" height="26" />
                <span>
                  {brand}
                  <span className="found__address">
                    {path ? crumbs(siteUrl, path) : 'The address is made when the page is saved'}
                  </span>
                </span>
              </p>
              <p className="found__title">{shownTitle(title)}</p>
              <p className="found__description">{shownDescription(description, screen)}</p>
            </div>
          </figure>
        ))}
      </div>
      <p className="field-description">
        Search engines may show other words from the page when these do not answer what somebody searched for.
      </p>
    </section>
  );
}
