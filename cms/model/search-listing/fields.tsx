import type { PayloadRequest, TextareaFieldServerProps, TextFieldServerProps, UIFieldServerProps } from 'payload';
import { env } from '../../base/process/env';
import { SearchResult as ResultInForm, type Surroundings, ListingText as TextInForm } from './form';
import { companyWords, usualWords } from './listed-pages';
import { pageKinds, type Values } from './page-kinds';

const asked = new WeakMap<PayloadRequest, ReturnType<typeof companyWords>>();

/** What the listing's fields need to know of the site; asks once for all fields of a form. */
async function surroundingsOf({
  req,
  schemaPath = '',
  data,
}: Pick<UIFieldServerProps, 'req' | 'schemaPath' | 'data'>): Promise<Surroundings> {
  const company = asked.get(req) ?? companyWords(req.payload);
  asked.set(req, company);
  const [slug = ''] = schemaPath.split('.');
  const usual = usualWords(pageKinds[slug]?.path((data ?? {}) as Values));
  return { slug, usual, siteUrl: env.siteUrl, ...(await company) };
}

export async function ListingText(props: TextFieldServerProps | TextareaFieldServerProps) {
  const { clientField, path, readOnly } = props;
  return <TextInForm field={clientField} path={path} readOnly={readOnly} {...(await surroundingsOf(props))} />;
}

export const SearchResult = async (props: UIFieldServerProps) => <ResultInForm {...(await surroundingsOf(props))} />;
