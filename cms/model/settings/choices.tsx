import type { OptionObject, TextFieldServerProps } from 'payload';
import { Choice } from '../../forms/controls/choice';
import { familiesOf, quoteOptionsOf } from '../choices/service-choices';
import { zones } from '../choices/zone';
import { CITIES, menuPagesOf, TO_OWN_FORM } from './menu-pages';
import { officesOf } from './offices';
import { thanksPages } from './thanks';

type Props = TextFieldServerProps & { readOnly?: boolean };

const choice = ({ path, clientField, field, readOnly }: Props, options: OptionObject[], placeholder: string) => {
  const { label, required, admin } = clientField;
  const shown = { name: field.name, label, required, admin: { description: admin?.description } };
  return <Choice path={path} field={shown} options={options} placeholder={placeholder} readOnly={readOnly} />;
};

export const ZoneChoice = (props: Props) => choice(props, zones, 'Choose a city');

export const OfficeChoice = async (props: Props) => choice(props, await officesOf(props.payload), 'Choose an office');

export const FamilyChoice = async (props: Props) => choice(props, await familiesOf(props.payload), 'Choose a family page');

export const QuoteOptionChoice = async (props: Props) => choice(props, await quoteOptionsOf(props.payload), 'As usual');

export const ThanksPageChoice = async (props: Props) =>
  choice(props, await thanksPages(props.payload), 'The dialog on the same page');

export const FooterPageChoice = async (props: Props) => choice(props, await menuPagesOf(props.payload), 'Choose a page');

export const ButtonPageChoice = async (props: Props) =>
  choice(props, [{ value: TO_OWN_FORM, label: 'The form on this page' }, ...(await menuPagesOf(props.payload))], 'Choose a page');

export const MenuPageChoice = async (props: Props) => {
  const cities = { value: CITIES, label: 'The list under Services: the city pages or, with one city, the services' };
  return choice(props, [cities, ...(await menuPagesOf(props.payload))], 'Choose a page');
};
