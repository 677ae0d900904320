import type { DateFieldServerProps } from 'payload';
import { zoneOf } from '../../base/process/zone';
import { MomentPicker, MomentText } from './moment-field';

type Props = Pick<DateFieldServerProps, 'field' | 'operation' | 'path' | 'payload'>;

/** A time in the company's zone; Payload's picker would use the browser's zone. Editable only for a new lead. */
export async function Moment({ field, operation, path, payload }: Props) {
  const zone = await zoneOf(payload);
  const props = { path, zone, label: String(field.label) };
  return operation === 'create' && field.name === 'received_at' ? <MomentPicker {...props} /> : <MomentText {...props} />;
}
