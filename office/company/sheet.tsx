import { Box, Fault, type Field, Hint, marks } from '../fields';
import { Outcome } from '../parts';
import { Part, Row } from './rows';

interface Ticked {
  value: string;
  label: string;
  isChosen: boolean;
}

export interface ServiceGroup {
  slug: string;
  title: string;
  services: Ticked[];
}

export interface PromiseRow extends Ticked {
  /** Why it is true. */
  evidence: string;
  fault?: string;
}

export interface SheetModel {
  action: string;
  version: string;
  /** What was done, or why it was not. */
  done?: { text: string; href: string; word: string };
  refused?: string;
  /** Whether the site is no demonstration any more. */
  isTheirs: boolean;
  questions: Record<'brand' | 'other' | 'place' | 'km' | 'suburbs' | 'phone' | 'email' | 'since' | 'abn' | 'sentence', Field> & {
    also?: Field;
  };
  groups: ServiceGroup[];
  /** Services that are listed, by id. */
  asked: string;
  servicesFault?: string;
  towns: string[];
  hours: Ticked[];
  promises: PromiseRow[];
  logo?: string;
  logoFault?: string;
  colours: { main: string; accent: string };
  preview: string;
}

const Toggle = ({ slug, title, services }: ServiceGroup) => {
  const word = services.some(({ isChosen }) => isChosen) ? 'None' : 'All';
  return (
    <button className="act toggle" name="toggle" value={`${word.toLowerCase()} ${slug}`} data-toggle={slug}>
      {word} <span className="aloud">of {title}</span>
    </button>
  );
};

const Services = ({ groups, asked, servicesFault }: Pick<SheetModel, 'groups' | 'asked' | 'servicesFault'>) => (
  <Part name="service">
    <input type="hidden" name="asked" value={asked} />
    <fieldset id="service" aria-describedby={servicesFault && 'service-fault'}>
      <legend>What do you do?</legend>
      <Toggle slug="*" title="all services" services={groups.flatMap(({ services }) => services)} />
      <Fault name="service" fault={servicesFault} />
      {groups.map((group) => (
        <fieldset key={group.slug} className="family" data-family={group.slug}>
          <legend>{group.title}</legend>
          {group.services.length > 1 && <Toggle {...group} />}
          {group.services.map((service) => (
            <Box key={service.value} type="checkbox" name="service" {...service} />
          ))}
        </fieldset>
      ))}
    </fieldset>
  </Part>
);

const Towns = ({ towns }: { towns: string[] }) =>
  towns.length > 0 ? (
    <fieldset>
      <legend className="aloud">Your town</legend>
      {towns.map((town) => (
        <Box key={town} type="radio" name="place_is" value={town} label={town} isChosen={false} />
      ))}
    </fieldset>
  ) : null;

const Promises = ({ promises }: Pick<SheetModel, 'promises'>) => (
  <Part name="promise">
    <fieldset>
      <legend>What do you promise?</legend>
      <p className="hint">Only what you tick is said. For each, say in one line why it is true: nobody but you sees that.</p>
      {promises.map(({ evidence, fault, ...promise }) => (
        <div key={promise.value} className="promise">
          <Box type="checkbox" name="promise" {...promise} />
          <div className="evidence">
            <label htmlFor={`evidence_${promise.value}`}>Why “{promise.label}” is true</label>
            <input
              id={`evidence_${promise.value}`}
              name={`evidence_${promise.value}`}
              autoComplete="off"
              maxLength={500}
              defaultValue={evidence}
              {...marks({ name: `evidence_${promise.value}`, fault })}
            />
            <Fault name={`evidence_${promise.value}`} fault={fault} />
          </div>
        </div>
      ))}
    </fieldset>
  </Part>
);

const Logo = ({ logo, logoFault, colours }: Pick<SheetModel, 'logo' | 'logoFault' | 'colours'>) => (
  <Part name="logo">
    <label htmlFor="logo">Logo, if you have one</label>
    <Hint name="logo" hint="SVG, PNG or JPG. The site takes its colours and a square sign from it." />
    {logo && (
      <>
        <img className="logo" src={logo} alt="Your logo" />
        <Box type="checkbox" name="without_logo" value="yes" label="Without a logo" isChosen={false} />
      </>
    )}
    <input id="logo" name="logo" type="file" accept="image/*,.svg" {...marks({ name: 'logo', hint: 'logo', fault: logoFault })} />
    <Fault name="logo" fault={logoFault} />
    <details>
      <summary>More: colours</summary>
      <div className="colours">
        <label htmlFor="main">Main colour</label>
        <input id="main" name="main" type="color" defaultValue={colours.main} />
        <label htmlFor="accent">Colour of buttons</label>
        <input id="accent" name="accent" type="color" defaultValue={colours.accent} />
      </div>
    </details>
  </Part>
);

/** *Your company*: what the site says of the company, on one sheet, with the site beside it. */
export const Sheet = ({ action, version, done, refused, isTheirs, questions, preview, ...model }: SheetModel) => (
  <main className="company">
    <div>
      <Outcome
        refused={refused}
        done={
          done && (
            <>
              {done.text} <a href={done.href}>{done.word}</a>
            </>
          )
        }
      />
      <h1>Your company</h1>
      <p>
        {isTheirs
          ? 'Answer anew what has changed. It is kept as a draft, all else stays as it is, and you see what changes where before anybody does.'
          : 'Twelve answers make this site yours. Leave at any time: what you answered is kept as a draft, and nobody sees it before you say so.'}
      </p>
      <form id="sheet" method="post" action={action} encType="multipart/form-data">
        <input type="hidden" name="made_from" value={version} />
        {/* Enter in a field saves, and does not tick. */}
        <button className="aloud" name="act" value="save" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <Row {...questions.brand} />
        <Services {...model} />
        <Row {...questions.other} />
        <Row {...questions.place} more={<Towns towns={model.towns} />} />
        <Row {...questions.km} />
        <Row {...questions.suburbs} />
        {questions.also && <Row {...questions.also} />}
        <Row {...questions.phone} />
        <Row {...questions.email} />
        <Part name="hours">
          <fieldset>
            <legend>When does somebody answer the phone?</legend>
            {model.hours.map((choice) => (
              <Box key={choice.value} type="radio" name="hours" {...choice} />
            ))}
          </fieldset>
        </Part>
        <Row {...questions.since} />
        <Row {...questions.abn} />
        <Logo {...model} />
        <Row {...questions.sentence} />
        <Promises promises={model.promises} />
        {!isTheirs && (
          <p>Reviews, people, numbers and posts of the demonstration are made up: they go, until you have your own.</p>
        )}
        <p role="status" id="saving" />
        <p>
          <a className="plain see" href={preview} target="_blank" rel="noreferrer">
            See it
          </a>
        </p>
        <button className="act" name="act" value="save">
          Save the draft
        </button>
        <button className="act next" name="act" value="plan">
          {isTheirs ? 'See what changes' : 'Make it mine'}
        </button>
      </form>
    </div>
    <aside aria-label="How the site will be">
      <iframe id="preview" title="The home page as it will be" src={preview} loading="lazy" />
    </aside>
  </main>
);
