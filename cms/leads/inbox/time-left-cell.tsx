import type { DefaultServerCellComponentProps } from 'payload';
import type { Lead } from '../../payload-types';
import { timeLeft } from './time-left';

/** The list's column "Answer by": time left, or how far overdue. */
export function TimeLeftCell({ rowData }: DefaultServerCellComponentProps) {
  const { kind, text } = timeLeft(rowData as Lead, new Date());
  return <span className={`time-left time-left--${kind}`}>{text}</span>;
}
