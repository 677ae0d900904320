import type { ShownPhotos } from '../photos/shown-photos';

export function Photos({ photos, notes }: ShownPhotos) {
  if (photos.length + notes.length === 0) return null;
  return (
    <div>
      <ul className="lead-panel__photos" aria-label="Photos">
        {photos.map(({ name, large, small }) => (
          <li key={large}>
            <a href={large} target="_blank" rel="noreferrer">
              {/* biome-ignore lint/performance/noImgElement: small already, and private: nothing else may fetch it */}
              <img src={small} alt={name} width={224} height={224} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
