import type { GlobalConfig, Payload } from 'payload';
import type { Line } from 'shared/quote-lines';
import { leadEditors } from '../../base/rights/access';
import { editedByField } from '../../forms/fields/edited-by';
import { numberField } from '../../forms/fields/number';
import { rowsField } from '../../forms/fields/rows';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField, textField } from '../../forms/fields/text-fields';

const MAX_PRICE = 1_000_000;

/** What the company charges: quotes are made of it. Nothing of it is on the website. */
export const prices: GlobalConfig = {
  slug: 'prices',
  versions: false,
  label: 'Price list',
  admin: { hidden: true }, // it has a page of the office
  access: { read: leadEditors, readVersions: leadEditors, update: leadEditors },
  fields: [
    {
      name: 'gst',
      type: 'checkbox',
      label: 'We charge GST',
      defaultValue: () => true,
      admin: { description: 'Your prices include it then, and each quote says how much. Each quote can differ.' },
    },
    rowsField(
      'rows',
      'Prices',
      ['Price', 'Prices'],
      'What you charge for often. A quote begins with the one that is named like the service asked for.',
      [
        lineField('name', 'What', 'As the customer reads it, such as Oven cleaning.'),
        sideBySide(
          textField('unit', 'Unit', 'Such as per oven, or per hour. May stay empty.'),
          numberField({
            name: 'price',
            label: 'Price (AUD)',
            required: true,
            min: 0,
            max: MAX_PRICE,
            admin: { description: 'For one unit, with GST if you charge it.' },
          }),
        ),
      ],
    ),
    editedByField,
  ],
};

export interface PriceList {
  gst: boolean;
  lines: Line[];
}

export async function priceListOf(payload: Payload): Promise<PriceList> {
  const { gst, rows } = await payload.findGlobal({ slug: 'prices', depth: 0 });
  const lines = (rows ?? []).map(({ name, unit, price }) => ({
    text: [name, unit?.trim()].filter(Boolean).join(', '),
    quantity: 1,
    unit_cents: Math.round(price * 100),
  }));
  return { gst: gst ?? true, lines };
}

/** The line for a service: of the price list if that names it, else without a price. */
export function lineFor(service: string, { lines }: PriceList): Line[] {
  const wanted = service.trim().toLowerCase();
  if (!wanted) return [];
  const named = (test: (text: string) => boolean) => lines.find(({ text }) => test(text.toLowerCase()));
  const found =
    named((text) => text === wanted) ?? named((text) => text.startsWith(wanted)) ?? named((text) => text.includes(wanted));
  return [found ?? { text: service.trim(), quantity: 1, unit_cents: null }];
}
