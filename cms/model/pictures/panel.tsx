'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { chooseFile } from '../../forms/payload-patches/choose-file';
import { Instead } from './instead';
import { OneToTrash } from './trash-notice';
import { UseList } from './use-list';
import { useUses } from './use-uses';
import { VideoStill } from './video-still';

/** On a picture's own screen: where it is used, what is wrong with it, and how to show another one there. */
export function UsesPanel() {
  const { id, savedDocumentData, lastUpdateTime } = useDocumentInfo();
  if (!id) return null;
  return <Panel id={id} version={`${lastUpdateTime} ${savedDocumentData?.updatedAt}`} />;
}

function Panel({ id, version }: { id: number | string; version: string }) {
  const [answer, again] = useUses([id], version);
  const picture = typeof answer === 'object' ? answer[0] : undefined;
  return (
    <section className="picture-panel" aria-labelledby="where-it-is-used">
      <h2 id="where-it-is-used">Where it is used</h2>
      {answer === 'loading' && <p>Looking …</p>}
      {answer === 'failed' && <p>This could not be found out. Reload the page to try again.</p>}
      {picture && (
        <>
          {picture.uses.length > 0 ? <UseList uses={picture.uses} /> : <p>Nowhere. No page shows it.</p>}
          {picture.warnings.length > 0 && (
            <ul className="picture-warnings" aria-label="What you could improve">
              {picture.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
          <div className="picture-panel__actions">
            <div>
              <button type="button" onClick={chooseFile}>
                Upload a new file for it
              </button>
              <p>{picture.uses.length > 0 ? 'All these places show the new file once you save.' : 'Then save.'}</p>
            </div>
            {picture.uses.length > 0 && <Instead picture={picture} onDone={again} />}
            {picture.kind === 'video' && <VideoStill video={picture} />}
          </div>
        </>
      )}
      <OneToTrash id={id} />
    </section>
  );
}
