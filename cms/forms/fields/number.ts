import { type Field, type NumberField, type NumberFieldSingleValidation, traverseFields } from 'payload';
import { number } from 'payload/shared';
import { NO_NUMBER, readNumber } from 'shared/amount';

type Single = Extract<NumberField, { hasMany?: false | undefined }>;
type Options = Omit<Single, 'type' | 'hasMany' | 'validate' | 'minRows' | 'maxRows'> & {
  /** How many digits may stand behind the decimal sign; two for an amount. */
  decimals?: number;
  validate?: (value: number | null | undefined) => true | string;
};

/** A number that people type: "90,50" is 90.50. The browser's own field for numbers takes it for 9050. */
export function numberField({ decimals = 2, validate, admin, custom, ...field }: Options): Single {
  const judge: NumberFieldSingleValidation = (value, options) => {
    if (typeof value === 'string' || Number.isNaN(value)) return NO_NUMBER;
    const fits = number(value, options);
    return fits === true ? (validate?.(value) ?? true) : fits;
  };
  const Field = { path: '/forms/controls/number#NumberInput', clientProps: { decimals } };
  return {
    ...field,
    type: 'number',
    validate: judge,
    custom: { ...custom, decimals },
    admin: { ...admin, components: { Field, ...admin?.components } },
  };
}

/** Reads the texts sent for numbers, in place, before Payload takes the digits up to the first comma. NaN is refused by the field. */
export function readNumbers(fields: readonly Field[], data: unknown): void {
  traverseFields({
    fields: [...fields],
    ref: data,
    fillEmpty: false,
    callback({ field, ref }) {
      if (field.type !== 'number' || typeof ref !== 'object' || ref === null) return;
      const holder = ref as Record<string, unknown>;
      const typed = holder[field.name];
      if (typeof typed === 'string')
        holder[field.name] = readNumber(typed, Number(field.custom?.decimals ?? 2)) ?? (typed.trim() ? Number.NaN : null);
    },
  });
}
