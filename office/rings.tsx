import { Box } from './fields';
import { Outcome } from './parts';

export interface Device {
  id: number;
  /** By which its browser finds itself in the list. */
  endpoint_hash: string;
  name: string;
  state: string;
  lost: boolean;
}

interface Choice {
  name: string;
  label: string;
  chosen: boolean;
}

export interface RingsModel {
  /** Public key of this installation; without it nothing can ring. */
  pushKey?: string;
  devices: Device[];
  done?: string;
  kinds: Choice[];
  /** When it rings; one is chosen. */
  moments: Choice[];
  hoursUnreadable: boolean;
}

const ACTION = '/office/rings';

const DeviceRow = ({ id, endpoint_hash, name, state, lost }: Device) => (
  <li data-endpoint={endpoint_hash} data-lost={lost || undefined}>
    <p>
      <strong>{name}</strong> <small>{state}</small>
    </p>
    <form method="post" action={ACTION}>
      <input type="hidden" name="device" value={id} />
      {!lost && (
        <button className="act" name="act" value="test" aria-label={`Test ${name}`}>
          Test
        </button>
      )}
      <button className="act" name="act" value="stop" aria-label={`Stop ${name}`}>
        Stop
      </button>
    </form>
  </li>
);

const Preferences = ({ kinds, moments, hoursUnreadable }: RingsModel) => (
  <details>
    <summary>What it rings for, and when</summary>
    <form method="post" action={ACTION}>
      <fieldset>
        <legend>It rings for</legend>
        {kinds.map(({ name, label, chosen }) => (
          <Box key={name} type="checkbox" name={name} label={label} isChosen={chosen} />
        ))}
      </fieldset>
      <fieldset>
        <legend>It rings</legend>
        {moments.map(({ name, label, chosen }) => (
          <Box key={name} type="radio" name="ring_when" value={name} label={label} isChosen={chosen} />
        ))}
        {hoursUnreadable && <p>The company’s opening hours cannot be read, so it rings at any time.</p>}
      </fieldset>
      <button className="act" name="act" value="choose">
        Save
      </button>
    </form>
  </details>
);

/** Devices that ring for an account: this one too, with a press. Only that press needs a script. */
export const Rings = (model: RingsModel) => (
  <section id="rings">
    <h2>Ring on the phone</h2>
    <Outcome done={model.done} />
    {model.pushKey ? (
      <ring-here data-key={model.pushKey}>
        <p role="status">To have this device ring, allow scripts in its browser.</p>
        <button className="act wide" type="button" data-ring="" hidden />
        <button className="act" type="button" data-install="" hidden>
          Put it on the home screen
        </button>
      </ring-here>
    ) : (
      <p>Nothing can ring yet: this installation has no key for it. Its operator sets VAPID_PRIVATE_KEY.</p>
    )}
    {model.devices.length > 0 && (
      <ul className="devices" aria-label="Devices that ring">
        {model.devices.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </ul>
    )}
    <Preferences {...model} />
  </section>
);
