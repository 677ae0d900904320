import { iconRef, nonEmpty, type Reader } from './content';

/** The home page's big numbers. */
export const stats = (reader: Reader) =>
  reader.section('statBoxes', (boxes) =>
    nonEmpty(boxes.map((box) => ({ icon: iconRef(box.icon), number: String(box.number), text: box.text }))),
  );
