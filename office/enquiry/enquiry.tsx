import { Copy, LinkLine, Links, type LinkTo } from '../parts';
import { TimeChip } from '../today';
import { Act, ActForm, type ActModel, Acts } from './acts';
import { ListBeside, type ListBesideModel } from './list-beside';
import { type Fact, Facts, Main, Photos, Reach, type Said, SaidFirst, type ShownPhotos, type Way } from './parts';
import { type Happened, Timeline } from './timeline';

/** Leads to the quote, and lists the versions that were sent. */
export interface QuoteModel {
  href: string;
  word: string;
  isNext: boolean;
  others: LinkTo[];
}

export interface EnquiryModel {
  id: number;
  version: string;
  beside: ListBesideModel;
  said: Said;
  name: string;
  about: string;
  time: { kind: string; text: string };
  marks: string[];
  /** What is wrong about it and what that means: it looks suspicious, is spam or a test. */
  warning?: { text: string; acts: ActModel[] };
  /** Nothing else is left of an erased person. */
  erased?: string;
  ways: Way[];
  reachIsNext: boolean;
  callWhen?: string;
  words: string;
  photos: ShownPhotos;
  replies: string[];
  reply: number;
  /** What the chosen one says to this customer. */
  replyText: string;
  replyTexts: string;
  quote?: QuoteModel;
  acts: ActModel[];
  assigned: ActModel[];
  /** `moving` while something of it is being sent. */
  unsent: { texts: string[]; moving: boolean; again?: ActModel };
  timeline: Happened[];
  customersPage?: { link: string; replace: ActModel };
  facts: Fact[];
  correct: string;
  others: { total: number; links: LinkTo[] };
  rare: ActModel[];
  links: LinkTo[];
}

const Quote = ({ href, word, isNext, others }: QuoteModel) => (
  <section className="acts" aria-label="Quote">
    <a className={`act${isNext ? ' next' : ''}`} href={href}>
      {word}
    </a>
    {others.length > 0 && <Links links={others} className="versions" />}
  </section>
);

const ReplyChoice = ({ replies, reply }: Pick<EnquiryModel, 'replies' | 'reply'>) => (
  <form className="replies">
    <label htmlFor="reply">Message with the text</label>
    <select id="reply" name="reply" defaultValue={String(reply)}>
      {replies.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have the same name
        <option key={index} value={index}>
          {name}
        </option>
      ))}
    </select>
    <button>Use it</button>
  </form>
);

/** The text itself, for a program to which no link leads. */
const ReplyText = ({ text, replyTexts }: { text: string; replyTexts: string }) => (
  <details className="screen">
    <summary>Copy the text …</summary>
    <div className="meanwhile">
      <label htmlFor="reply-text">Text for this customer</label>
      <textarea id="reply-text" readOnly rows={8} defaultValue={text} />
      <Copy of="reply-text" word="Copy the text" />
      <a className="plain" href={replyTexts}>
        Reply texts
      </a>
    </div>
  </details>
);

const CustomersPage = ({ link, replace }: NonNullable<EnquiryModel['customersPage']>) => (
  <section className="screen">
    <h2>The customer’s page</h2>
    <p>They follow their enquiry here, and ask, accept, add photos or say when a call suits. Whoever has the link can do that.</p>
    <label htmlFor="follow-link">Link for the customer</label>
    <input id="follow-link" className="link" readOnly value={link} />
    <div className="reach">
      <a className="act" href={link} target="_blank" rel="noreferrer">
        Open it
      </a>
      <Copy of="follow-link" word="Copy the link" />
    </div>
    <Act {...replace} />
  </section>
);

const Warning = ({ text, acts }: NonNullable<EnquiryModel['warning']>) => (
  <section className="refused" aria-label="Warning">
    <p>{text}</p>
    <div className="pair screen">
      {acts.map((act) => (
        <ActForm key={act.act} {...act} />
      ))}
    </div>
  </section>
);

const Unsent = ({ texts, again }: EnquiryModel['unsent']) => (
  <section>
    <h2>Not sent yet</h2>
    <ul className="states" aria-label="Not sent yet">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    {again && <ActForm {...again} />}
  </section>
);

const Whole = (model: EnquiryModel) => (
  <>
    <Reach ways={model.ways} isNext={model.reachIsNext} />
    {model.callWhen && (
      <p>
        <strong>A call suits:</strong> {model.callWhen}
      </p>
    )}
    {model.words && <blockquote>{model.words}</blockquote>}
    <Photos {...model.photos} />
    {model.replies.length > 1 && <ReplyChoice {...model} />}
    <ReplyText text={model.replyText} replyTexts={model.replyTexts} />
    {model.quote && <Quote {...model.quote} />}
    <Acts label="What you did" acts={model.acts} />
    <Acts label="Who looks after it" acts={model.assigned} />
    {model.unsent.texts.length > 0 && <Unsent {...model.unsent} />}
    <Timeline items={model.timeline} />
    {model.customersPage && <CustomersPage {...model.customersPage} />}
    <h2>Details</h2>
    <Facts facts={model.facts} />
    <LinkLine href={model.correct} word="Correct the details" />
    {model.others.total > 0 && (
      <section className="screen">
        <h2>
          Also from this person <small>{model.others.total}</small>
        </h2>
        <Links links={model.others.links} className="versions" />
      </section>
    )}
    {model.rare.length > 0 && <Acts label="Put it aside" acts={model.rare} />}
  </>
);

/** An enquiry whole: what they asked, what comes next, and all that happened. */
export const Enquiry = (model: EnquiryModel) => (
  <>
    <ListBeside {...model.beside} />
    <Main id={model.id} version={model.version} live={model.unsent.moving ? 'moving' : 'still'}>
      <SaidFirst {...model.said} />
      <h1>{model.name}</h1>
      <p>{model.about}</p>
      <p>
        <TimeChip {...model.time} />
        {model.marks.map((mark) => (
          <TimeChip key={mark} kind="" text={mark} />
        ))}
      </p>
      {model.warning && <Warning {...model.warning} />}
      {model.erased ? <p>{model.erased}</p> : <Whole {...model} />}
      <nav className="screen" aria-label="This enquiry">
        <Links links={model.links} className="links" />
      </nav>
    </Main>
  </>
);

/** An enquiry that lies in the trash. */
export const InTrash = ({ said, name, back, version, id, links }: TrashModel) => (
  <Main id={id} version={version}>
    <SaidFirst {...said} />
    <h1>{name}</h1>
    <p>It is in the trash: no list shows it, and it is not counted.</p>
    {back && <ActForm {...back} />}
    <Links links={links} className="links" />
  </Main>
);

export interface TrashModel {
  id: number;
  version: string;
  said: Said;
  name: string;
  back?: ActModel;
  links: LinkTo[];
}

export const NoEnquiry = () => (
  <main>
    <h1>There is no such enquiry</h1>
    <p>It may have been deleted for good.</p>
    <LinkLine href="/office" word="Today" />
  </main>
);
