import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Media } from '../../base/database/payload-types';
import { findUses } from './uses';
import { kindOf, NO_DESCRIPTION, NOWHERE, TOO_SMALL, tooSmallFor } from './warnings';

/** Computed once for all cells of a list, and for the tools above it. */
export const usesOfList = cache((payload: Payload) => findUses(payload));

export function DescriptionCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (cellData) return <span className="picture-words">{String(cellData)}</span>;
  return kindOf(rowData as Media) === 'PDF' ? null : <span className="picture-mark">{NO_DESCRIPTION}</span>;
}

export async function UsedInCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const picture = rowData as Media;
  const uses = (await usesOfList(payload)).get(picture.id) ?? [];
  const small = tooSmallFor(picture, uses).length;
  const [first] = uses;
  return (
    <span className="picture-uses">
      <span>
        {first ? first.place : NOWHERE}
        {uses.length > 1 && `, and ${uses.length - 1} more`}
      </span>
      {small > 0 && (
        <span className="picture-mark">{small === 1 ? `${TOO_SMALL} there` : `${TOO_SMALL} in ${small} places`}</span>
      )}
    </span>
  );
}
