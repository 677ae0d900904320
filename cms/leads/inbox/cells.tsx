import { DefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Lead } from '../../base/database/payload-types';
import { clockTime, localDay, stamp, zoneOf } from '../../base/process/zone';
import { requestedService } from '../record/requested-service';
import { timeLeft } from './time-left';

type CellProps = DefaultServerCellComponentProps & { link?: boolean; linkURL?: string };

const leadOf = ({ rowData }: DefaultServerCellComponentProps) => rowData as Lead;

/** Loaded once for all rows of a list. */
const zoneOfList = cache((payload: Payload) => zoneOf(payload));

/** List column "Name", with a mark for suspicious leads. */
export function NameCell(props: CellProps) {
  const { status, suspicion, anonymised_at, is_test } = leadOf(props);
  const mark = status === 'spam' ? 'Spam' : suspicion ? 'Suspicious' : is_test ? 'Test' : undefined;
  const { collectionSlug, rowData, link, linkURL, cellData } = props;
  const name = anonymised_at ? 'Erased' : cellData;
  return (
    <>
      <DefaultCell
        cellData={name}
        collectionSlug={collectionSlug}
        field={{ name: 'name', type: 'text', label: 'Name', admin: {} }}
        link={link}
        linkURL={linkURL}
        rowData={rowData}
      />
      {mark && <span className="lead-mark">{mark}</span>}
    </>
  );
}

/** List column "Service": what is requested; the contact form has no service. */
export const ServiceCell = (props: DefaultServerCellComponentProps) => (
  <span>{requestedService(leadOf(props)) || 'Enquiry'}</span>
);

/** List column "Suburb", as precisely as the visitor gave it. */
export const PlaceCell = (props: DefaultServerCellComponentProps) => (
  <span>{leadOf(props).suburb || leadOf(props).city || '–'}</span>
);

/** List column "Answer by": time left, or how far overdue. */
export function TimeLeftCell(props: DefaultServerCellComponentProps) {
  const { kind, text } = timeLeft(leadOf(props), new Date());
  return <span className={`time-left time-left--${kind}`}>{text}</span>;
}

/** List column "Received", in the company's zone. */
export async function ReceivedCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null;
  const [zone, date] = [await zoneOfList(payload), new Date(cellData)];
  const isToday = localDay(date, zone) === localDay(new Date(), zone);
  return <time dateTime={cellData}>{isToday ? `Today, ${clockTime(date, zone)}` : stamp(date, zone)}</time>;
}
