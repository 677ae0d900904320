import { type Fact, Facts } from '../enquiry/parts';
import { Hidden } from '../fields';

/** An enquiry that lies at the website. */
export interface AtWebsite {
  reference: string;
  received: string;
  name: string;
  /** What was typed, by label; a phone number has the link that dials it. */
  lines: Fact[];
}

export interface SetAsideModel {
  action: string;
  back: string;
  done?: string;
  isSilent: boolean;
  /** Could not be stored here. */
  refused: AtWebsite[];
  /** Have waited for long; the website goes on trying. */
  late: AtWebsite[];
  /** Names of files that cannot be read. */
  damaged: string[];
}

const Words = ({ reference, received, name, lines }: AtWebsite) => (
  <details>
    <summary>
      {reference}, {received}, {name}
    </summary>
    <Facts facts={lines} />
  </details>
);

interface ActProps {
  action: string;
  back: string;
  act: 'send' | 'dismiss';
  leads: AtWebsite[];
  label: string;
}

const Act = ({ action, back, act, leads, label }: ActProps) => (
  <form method="post" action={action}>
    <Hidden values={[['back', back], ...leads.map(({ reference }) => ['reference', reference] as const)]} />
    <button className="act" name="act" value={act}>
      {label}
    </button>
  </form>
);

const Refused = ({ refused, action, back }: SetAsideModel) => (
  <>
    <p>
      {refused.length === 1 ? 'One could' : `${refused.length} could`} not be stored here, and the customers expect an answer.
      Call them, or send them again.
    </p>
    <ul>
      {refused.map((lead) => (
        <li key={lead.reference}>
          <Words {...lead} />
          <Act action={action} back={back} act="send" leads={[lead]} label="Send again" />
          <details>
            <summary>Done, remove …</summary>
            <p>
              {lead.reference} is removed from the website for good. Do so only when {lead.name} has got an answer.
            </p>
            <Act action={action} back={back} act="dismiss" leads={[lead]} label="Remove it for good" />
          </details>
        </li>
      ))}
    </ul>
    {refused.length > 1 && <Act action={action} back={back} act="send" leads={refused} label="Send all again" />}
  </>
);

const Late = ({ late }: SetAsideModel) => (
  <>
    <p>
      {late.length === 1 ? 'One has' : `${late.length} have`} waited for more than a quarter of an hour. The website goes on
      trying by itself; the customers can be called meanwhile.
    </p>
    <ul>
      {late.map((lead) => (
        <li key={lead.reference}>
          <Words {...lead} />
        </li>
      ))}
    </ul>
  </>
);

/** Enquiries that lie at the website and need a look. */
export const SetAside = (model: SetAsideModel) => (
  <section className="set-aside" id="at-website" aria-labelledby="at-website-heading">
    <h2 id="at-website-heading">Enquiries that lie at the website</h2>
    {model.done && <p role="status">{model.done}</p>}
    {model.isSilent && <p>The website does not answer, so nothing can be said of enquiries that may lie there.</p>}
    {model.refused.length > 0 && <Refused {...model} />}
    {model.late.length > 0 && <Late {...model} />}
    {model.damaged.length > 0 && (
      <p>
        {model.damaged.length === 1 ? 'A file is' : 'Some files are'} damaged: {model.damaged.join(', ')}, in the folder
        spool/refused of the website’s machine.
      </p>
    )}
  </section>
);
