'use client';
import { useEffect, useState } from 'react';
import type { SharedPicture } from './found-page';
import type { Surroundings } from './surroundings';
import { useFoundPage } from './use-found-page';

const fileUrl = (filename: string) => `/storage/${encodeURIComponent(filename)}`;

const idOf = (picture: unknown) =>
  String(typeof picture === 'object' && picture !== null && 'id' in picture ? picture.id : (picture ?? ''));

/** URL of a picture of the library; undefined until it is known, for one that is gone, and for one that the site draws. */
function usePicture(picture: SharedPicture, { homePicture, hasOwnLook }: Surroundings): string | undefined {
  const id = 'id' in picture ? idOf(picture.id) : '';
  const [known, setKnown] = useState<{ id: string; url: string }>();
  useEffect(() => {
    if (!id) return;
    let wanted = true;
    fetch(`/payload-api/media/${encodeURIComponent(id)}?depth=0`, { credentials: 'include' })
      .then(async (response) => (response.ok ? ((await response.json()) as { filename?: string }) : {}))
      .then(({ filename }) => wanted && filename && setKnown({ id, url: fileUrl(filename) }))
      .catch(() => undefined); // The card then shows no picture; the form's own picture field says what is wrong.
    return () => {
      wanted = false;
    };
  }, [id]);
  if (id) return known?.id === id ? known.url : undefined;
  if (picture.from === 'home' && homePicture) return fileUrl(homePicture);
  return hasOwnLook ? undefined : '/social.jpg';
}

function noteOf({ from }: SharedPicture, { homePicture, hasOwnLook }: Surroundings): string {
  if (from === 'listing') return 'the one chosen below.';
  if (from === 'page') return 'the page’s own, because none is chosen below.';
  if (from === 'home' && homePicture) return 'the first of the home page, because none is chosen below.';
  return `${hasOwnLook ? 'one in your colours' : 'the house that comes with the site'}, because none is chosen below.`;
}

/** The page as messages and social networks show it, while its listing is typed. */
export function SharedCard(surroundings: Surroundings) {
  const page = useFoundPage(surroundings);
  const { siteUrl } = surroundings;
  const picture = usePicture(page?.found.picture ?? { from: 'built-in' }, surroundings);
  if (!page) return null;
  const { shared, ignoresPicture } = page.found;
  return (
    <section className="found" aria-labelledby="found-shared">
      <h4 id="found-shared" className="found__heading">
        When somebody shares the page
      </h4>
      <div className="found__card">
        <div className="found__picture">
          {/* biome-ignore lint/performance/noImgElement: the back office shows pictures unoptimised, as they are shared */}
          {picture && <img src={picture} alt="" />}
        </div>
        <div className="found__words">
          <p className="found__host">{new URL(siteUrl).host}</p>
          <p className="found__card-title">{shared.title}</p>
          <p className="found__card-description">{shared.description}</p>
        </div>
      </div>
      <p className="field-description" role="status">
        Picture:{' '}
        {ignoresPicture
          ? 'the one chosen below counts once there is a title or a description.'
          : noteOf(page.found.picture, surroundings)}
      </p>
    </section>
  );
}
