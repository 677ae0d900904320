import type { DefaultServerCellComponentProps } from 'payload';
import type { Lead } from '../../payload-types';
import { askedFor } from '../asked-for';

const leadOf = ({ rowData }: DefaultServerCellComponentProps) => rowData as Lead;

/** The list's column "Service": what is asked for; the contact form names no service. */
export const ServiceCell = (props: DefaultServerCellComponentProps) => <span>{askedFor(leadOf(props)) || 'Enquiry'}</span>;

/** The list's column "Suburb": where, as closely as the visitor said. */
export const PlaceCell = (props: DefaultServerCellComponentProps) => (
  <span>{leadOf(props).suburb || leadOf(props).city || '–'}</span>
);
