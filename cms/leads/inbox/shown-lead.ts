/** A lead that lies at the website, as the list above the inbox shows it. */
export interface ShownLead {
  reference: string;
  received: string;
  name: string;
  /** The link that dials the number. */
  call?: string;
  /** What was typed, by label. */
  lines: [label: string, text: string][];
}
