import type { Facts } from 'contract/facts';
import type { HeadWords } from 'contract/page-head';
import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { isStarterBrand } from 'shared/palette';
import { env } from '../../base/process/env';
import { commonPicture } from '../pictures/chosen-file';
import { pageKinds, type Values } from './page-kinds';
import { companyWords, usualWords } from './site-words';

/** What a listing's fields need to know of the site, beside the form itself. */
export interface Surroundings {
  /** Key in `pageKinds`. */
  slug: string;
  /** Path of the listing's group in the form, with a dot at its end; empty if its fields are at the top. */
  group: string;
  usual: HeadWords;
  site: HeadWords;
  facts: Facts;
  brand: string;
  siteUrl: string;
  /** File name of the home page's first picture. */
  homePicture?: string;
  /** Whether the site draws its picture for shared pages from the company's logo or colours. */
  hasOwnLook: boolean;
}

type Company = Pick<Surroundings, 'site' | 'facts' | 'brand' | 'homePicture' | 'hasOwnLook'>;
const asked = new WeakMap<PayloadRequest, Promise<Company>>();

async function askCompany({ payload }: PayloadRequest): Promise<Company> {
  const [words, homePicture, { look }] = await Promise.all([
    companyWords(payload),
    commonPicture(payload),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { look: true } }),
  ]);
  return { ...words, homePicture, hasOwnLook: Boolean(look.logo) || !isStarterBrand(look) };
}

/** Props of server components in a form; asks once for all fields of a form. */
export async function surroundingsOf({
  req,
  schemaPath,
  path,
  data,
}: Pick<UIFieldServerProps, 'req' | 'schemaPath' | 'path' | 'data'>): Promise<Surroundings> {
  const company = asked.get(req) ?? askCompany(req);
  asked.set(req, company);
  const [slug = ''] = (schemaPath ?? '').split('.');
  return {
    slug,
    group: path.replace(/[^.]*$/, ''),
    usual: usualWords(pageKinds[slug]?.path((data ?? {}) as Values)),
    siteUrl: env.siteUrl,
    ...(await company),
  };
}
