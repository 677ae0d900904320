import type { PayloadRequest } from 'payload';
import type { Sharp } from 'sharp';

interface Point {
  x: number;
  y: number;
}

export interface Part extends Point {
  width: number;
  height: number;
}

const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 };
const CENTRE: Point = { x: 50, y: 50 };
const STANDING = 1.1;
/** The editor moves the edges of a crop by fractions of a percent while it loads. */
const NOTHING = 0.5;

type Given = Record<string, unknown> | undefined;

const percent = (value: unknown, usual: number) => {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : usual;
};

function partOf(crop: Given): Part | undefined {
  const part = {
    x: percent(crop?.x, WHOLE.x),
    y: percent(crop?.y, WHOLE.y),
    width: percent(crop?.width, WHOLE.width),
    height: percent(crop?.height, WHOLE.height),
  };
  if (part.width > 100 - NOTHING && part.height > 100 - NOTHING) return undefined;
  return { ...part, width: Math.min(part.width, 100 - part.x), height: Math.min(part.height, 100 - part.y) };
}

/** A point of the whole picture as a point of its part. */
const within = (point: Point, part: Part): Point => ({
  x: Math.round(percent(((point.x - part.x) / part.width) * 100, 50)),
  y: Math.round(percent(((point.y - part.y) / part.height) * 100, 50)),
});

interface Edits {
  crop: Part | undefined;
  /** What stays in view where a page has less room; undefined unless somebody chose it. */
  focus: Point | undefined;
}

/**
 * Takes the edits that the image editor sends with a save out of the request. Payload would write the cropped picture under the
 * old name, which visitors' browsers keep for a day, would encode it again even when only the focal point moved, and would leave
 * that point where it was in the whole picture.
 */
export function takeEdits(req: PayloadRequest): Edits {
  const edits = req.query?.uploadEdits as Record<string, Given> | undefined;
  if (!edits) return { crop: undefined, focus: undefined };
  const crop = partOf(edits.crop);
  const chosen = edits.focalPoint && { x: percent(edits.focalPoint.x, 50), y: percent(edits.focalPoint.y, 50) };
  const focus = chosen && (crop ? within(chosen, crop) : chosen);
  putFocus(req, focus);
  return { crop, focus };
}

/** Hands the focal point on to Payload as the only edit. */
export function putFocus(req: PayloadRequest, focalPoint: Point | undefined): void {
  req.query = { ...req.query, uploadEdits: focalPoint && { focalPoint } };
}

/** Where a picture is looked at until somebody says so: a standing one shows its subject above the middle. */
export const usualFocus = ({ width, height }: { width: number; height: number }): Point =>
  height > width * STANDING ? { x: 50, y: 35 } : CENTRE;

/** Cuts a part out of an upright picture. */
export function cutOut(picture: Sharp, part: Part, size: { width: number; height: number }): Sharp {
  const left = Math.min(Math.round((part.x / 100) * size.width), size.width - 1);
  const top = Math.min(Math.round((part.y / 100) * size.height), size.height - 1);
  const width = Math.max(1, Math.min(Math.round((part.width / 100) * size.width), size.width - left));
  const height = Math.max(1, Math.min(Math.round((part.height / 100) * size.height), size.height - top));
  return picture.extract({ left, top, width, height });
}
