import type { Payload } from 'payload';
import { count } from '../../base/process/counted';
import { ActButton } from './act-button';
import { PICTURES, type ToRewrite, toRewrite } from './to-rewrite';

const [TRUE_HERE, NOT_TRUE] = ['It is true here', 'Not true here'];

const TextRow = ({ text: { id, place, href, why, says, offered, intoDraft, isRewritten, confirmable } }: { text: ToRewrite }) => (
  <li className="to-rewrite__text">
    <p className="to-rewrite__where">
      <a className="to-rewrite__field" href={href}>
        {place}
      </a>{' '}
      <span className="to-rewrite__aside">{why.join(', ')}</span>
    </p>
    <blockquote>{says}</blockquote>
    {isRewritten && <p>Its newer draft no longer says so. Publish it.</p>}
    {offered && (
      <div className="to-rewrite__offer">
        <p>For one city:</p>
        <blockquote>{offered}</blockquote>
        {intoDraft && <p>It has a newer draft: this goes into the draft, and you publish both together.</p>}
        <ActButton path="to-rewrite" body={{ id, href }} label="Use this version" about={place} primary />
      </div>
    )}
    {confirmable && (
      <ActButton path="true-here" body={{ ids: [id], isTrue: true }} label={TRUE_HERE} about={`${place}, ${says}`} />
    )}
  </li>
);

const ByRecord = ({ texts }: { texts: ToRewrite[] }) =>
  [...new Set(texts.map(({ record }) => record))].map((record, at) => {
    const group = texts.filter((text) => text.record === record);
    const ids = group.flatMap(({ id, confirmable }) => (confirmable ? id : []));
    return (
      <details key={record} className="to-rewrite__page" open={at === 0}>
        <summary>
          <h3>{record}</h3>{' '}
          <span className="to-rewrite__aside">{count(group.length, record === PICTURES ? 'picture' : 'text')}</span>
        </summary>
        {ids.length > 1 && (
          <ActButton path="true-here" body={{ ids, isTrue: true }} label={`All ${ids.length} are true here`} about={record} />
        )}
        <ul>
          {group.map((text) => (
            <TextRow key={`${text.href} ${text.id}`} text={text} />
          ))}
        </ul>
      </details>
    );
  });

/** What the starter says of its places, and of services not offered: each text until it is rewritten, gone, or said to be true. */
export async function ToRewriteList({ payload }: { payload: Payload }) {
  const { left, confirmed } = await toRewrite(payload);
  if (left.length === 0 && confirmed.length === 0) return null;
  const offered = left.filter((text) => text.offered).length;
  return (
    <section className="to-rewrite" aria-labelledby="to-rewrite">
      <h2 id="to-rewrite">To rewrite</h2>
      <p role="status">
        {left.length === 0
          ? 'Nothing: what is left of the starter’s words you said is true here.'
          : `${count(left.length, 'text or picture', 'texts and pictures')} may not be true of you: what the website came with knows its own cities and suburbs, and services that you do not offer. Rewrite or replace each, take its page down, or say that it is true here.`}
      </p>
      {offered > 0 && (
        <p>
          {count(offered, 'text')} {offered === 1 ? 'speaks' : 'speak'} of two cities, and {offered === 1 ? 'has' : 'have'} a
          version for one. <ActButton path="to-rewrite" body={{}} label={`Use ${count(offered, 'offered version')}`} primary />
        </p>
      )}
      <ByRecord texts={left} />
      {confirmed.length > 0 && (
        <details className="to-rewrite__confirmed">
          <summary>You said that {count(confirmed.length, 'text or picture', 'texts and pictures')} hold here</summary>
          <ul>
            {confirmed.map(({ id, href, record, place, says }) => (
              <li key={`${href} ${id}`} className="to-rewrite__text">
                <p className="to-rewrite__where">
                  <a className="to-rewrite__field" href={href}>
                    {record}, {place}
                  </a>
                </p>
                <blockquote>{says}</blockquote>
                <ActButton path="true-here" body={{ ids: [id], isTrue: false }} label={NOT_TRUE} about={`${place}, ${says}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
