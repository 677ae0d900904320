import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { HtmlHTMLAttributes, ReactNode } from 'react';
import { mayPlan, ownForm } from '../../accounts/own-forms';
import { readCompanyZone, showCompanyTime } from '../../base/time-zone';
import { CompanyTime } from '../../content/look/company-time';
import { FindField } from '../../content/look/find-field';
import { LateAnswers } from '../../content/look/late-answers';
import { importMap } from './admin/importMap';
import './look.css';
import './brand.css';
import './find-replace.css';
import './first-hour.css';
import './leads.css';
import './figures.css';
import './inbox-phone.css';
import './accounts.css';
import './changes.css';
import './search-listing.css';
import './pictures.css';
import './picture-grid.css';
import './preview.css';

showCompanyTime();

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  // Only these two of the client's arguments: `serverFunctions` in it would be called, and so would inherited object members.
  if (typeof name !== 'string' || name in Object.prototype) throw new Error('Unknown function');
  const payload = await getPayload({ config });
  await readCompanyZone(payload);
  const sent = await headers();
  const mayAsk = name !== 'schedule-publish' || (await mayPlan(payload, sent, args));
  const own = name === 'form-state' ? await ownForm(payload, sent, args) : mayAsk && args;
  return own ? handleServerFunctions({ name, args: own, config, importMap }) : { message: 'You may not open this.' };
};

/** Layout of the back office, made of Payload's parts. */
async function Layout({ children }: { children: ReactNode }) {
  const zone = await readCompanyZone(await getPayload({ config }));
  const page: HtmlHTMLAttributes<HTMLHtmlElement> & Record<'data-time-zone', string> = { 'data-time-zone': zone };
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction} htmlProps={page}>
      <CompanyTime />
      <FindField />
      <LateAnswers ask={serverFunction}>{children}</LateAnswers>
    </RootLayout>
  );
}

export default Layout;
