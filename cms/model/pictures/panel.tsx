'use client';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useRef } from 'react';
import { Instead } from './instead';
import { OneToTrash } from './trash-notice';
import { UseList } from './use-list';
import { useUses } from './use-uses';
import { VideoStill } from './video-still';

export function UsesPanel() {
  const { id, savedDocumentData, lastUpdateTime } = useDocumentInfo();
  if (!id) return null;
  return <Panel id={id} version={`${lastUpdateTime} ${savedDocumentData?.updatedAt}`} />;
}

/** Chooses a file that takes this one's place once the form is saved. */
function NewFile({ isUsed }: { isUsed: boolean }) {
  const { value, setValue } = useField<File | null>({ path: 'file' });
  const input = useRef<HTMLInputElement>(null);
  const after = isUsed ? 'All these places show the new file once you save.' : 'Then save.';
  return (
    <div>
      <button type="button" onClick={() => input.current?.click()}>
        Upload a new file for it
      </button>
      <input ref={input} type="file" hidden onChange={({ target }) => target.files?.[0] && setValue(target.files[0])} />
      <p>{value ? `${value.name} takes its place once you save.` : after}</p>
    </div>
  );
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
            <NewFile isUsed={picture.uses.length > 0} />
            {picture.uses.length > 0 && <Instead picture={picture} onDone={again} />}
            {picture.kind === 'video' && <VideoStill video={picture} />}
          </div>
        </>
      )}
      <OneToTrash id={id} />
    </section>
  );
}
