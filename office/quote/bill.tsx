import { Links, type LinkTo } from '../parts';

/** A version as its customer reads it, its sums in words. */
export interface BillModel {
  greeting?: string;
  lines: { text: string; count: string; amount: string }[];
  total: string;
  gst?: string;
}

export const Bill = ({ greeting, lines, total, gst }: BillModel) => (
  <>
    {greeting && <blockquote>{greeting}</blockquote>}
    <ul className="bill">
      {lines.map(({ text, count, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <li key={index}>
          <span>
            {text} {count && <small>{count}</small>}
          </span>
          <span>{amount}</span>
        </li>
      ))}
    </ul>
    <p className="total">
      Total {total} {gst && <small>including {gst} GST</small>}
    </p>
  </>
);

/** The versions that were sent. */
export const Versions = ({ versions }: { versions: readonly LinkTo[] }) =>
  versions.length > 0 && (
    <>
      <h2>Versions</h2>
      <Links links={versions} className="versions" />
    </>
  );
