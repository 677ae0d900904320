import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { readCompanyTime } from '../../../../forms/payload-patches/company-time-server';
import { importMap } from '../importMap';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

/** Load the zone first, because the page and its layout render concurrently. */
async function Page({ params, searchParams }: Args) {
  await readCompanyTime(config);
  return RootPage({ config, params, searchParams, importMap });
}

export default Page;
