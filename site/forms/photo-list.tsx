import { KEPT_PHOTO } from './model';
import './photo-list.css';

export interface ChosenPhoto {
  id: string;
  name: string;
  status: 'waiting' | 'sending' | 'received' | 'failed';
  why?: string;
  final?: boolean;
  thumbnail?: string;
  belongs?: boolean;
}

const words = { waiting: 'Waiting', sending: 'Being sent …', received: 'Ready' } as const;

function stateOf({ status, why, belongs }: ChosenPhoto) {
  if (status === 'failed') return why;
  return belongs ? 'Still being sent: keep this page open' : words[status];
}

interface PhotoListProps {
  photos: readonly ChosenPhoto[];
  remove(id: string): void;
  retry(id: string): void;
}

/** The chosen photos with what became of each. Those that come along are named in the form. */
export function PhotoList({ photos, remove, retry }: PhotoListProps) {
  return (
    <ul className="photo-list" aria-label="Chosen photos" aria-live="polite">
      {photos.map((photo) => {
        const { id, name, status, final, thumbnail, belongs } = photo;
        return (
          <li key={id} data-status={status}>
            {thumbnail ? <img src={thumbnail} alt="" width="72" height="72" /> : <span className="photo-none" />}
            <p>
              <span className="photo-name">{name}</span>
              <span className="photo-state">{stateOf(photo)}</span>
            </p>
            {status === 'failed' && !final && (
              <button type="button" onClick={() => retry(id)}>
                Try again
              </button>
            )}
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              Remove
            </button>
            {!belongs && !final && <input type="hidden" name={KEPT_PHOTO} value={`${id} ${name}`} />}
          </li>
        );
      })}
    </ul>
  );
}
