import { Act, ActForm, type ActModel } from '../enquiry/acts';
import { Main, type Said, SaidFirst } from '../enquiry/parts';
import { LinkLine } from '../parts';

export interface ReplyTextsModel {
  said: Said;
  names: string;
  texts: { id: number; name: string; change: ActModel; remove: ActModel }[];
  add: ActModel;
}

/** The texts to answer with, to be written, changed and removed. */
export const ReplyTexts = ({ said, names, texts, add }: ReplyTextsModel) => (
  <Main id="reply-texts">
    <SaidFirst {...said} />
    <h1>Reply texts</h1>
    <p>Choose one at an enquiry: it opens in your mail program or WhatsApp, filled in. These are filled in: {names}</p>
    {texts.length === 0 && <p className="empty">There is none yet.</p>}
    {texts.map(({ id, name, change, remove }) => (
      <details key={id} open={change.isOpen}>
        <summary>{name}</summary>
        <ActForm {...change} />
        <Act {...remove} />
      </details>
    ))}
    <h2>A new text</h2>
    <ActForm {...add} />
    <LinkLine {...said.back} />
  </Main>
);
