import config from '@payload-config';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { HtmlHTMLAttributes, ReactNode } from 'react';
import { mayPlan, ownForm } from '../../accounts/own-forms';
import { CompanyTime } from '../../forms/payload-patches/company-time-client';
import { readCompanyTime } from '../../forms/payload-patches/company-time-server';
import { ControlNames } from '../../forms/payload-patches/control-names';
import { FindField } from '../../forms/payload-patches/find-field';
import { KeptFocus } from '../../forms/payload-patches/kept-focus';
import { LateAnswers } from '../../forms/payload-patches/late-answers-client';
import { LostConnection } from '../../forms/payload-patches/lost-connection';
import { companyLook } from '../../model/settings/company-look';
import { brandVariables } from '../../office/brand';
import { importMap } from './admin/importMap';
import '../../forms/controls/payload-variables.css';
import '../../forms/controls/controls.css';
import '../../office/brand.css';
import '../../office/menu/menu.css';
import '../../leads/inbox/inbox.css';
import '../../leads/inbox/office-start.css';
import '../../leads/figures/figures.css';
import '../../accounts/accounts.css';
import '../../forms/editing/editing.css';
import '../../model/search-listing/search-listing.css';
import '../../model/pictures/pictures.css';
import '../../model/pictures/picture-grid.css';
import '../../office/preview/preview.css';
import '../../office/theme.css';

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  // Only these two of the client's arguments: `serverFunctions` in it would be called, and so would inherited object members.
  if (typeof name !== 'string' || name in Object.prototype) throw new Error('Unknown function');
  const payload = await getPayload({ config });
  await readCompanyTime(config);
  const sent = await headers();
  const mayAsk = name !== 'schedule-publish' || (await mayPlan(payload, sent, args));
  const allowed = name === 'form-state' ? await ownForm(payload, sent, args) : mayAsk && args;
  return allowed ? handleServerFunctions({ name, args: allowed, config, importMap }) : { message: 'You may not open this.' };
};

async function Layout({ children }: { children: ReactNode }) {
  const zone = await readCompanyTime(config);
  const { palette } = await companyLook(await getPayload({ config }));
  const page: HtmlHTMLAttributes<HTMLHtmlElement> & Record<'data-time-zone', string> = {
    'data-time-zone': zone,
    style: brandVariables(palette),
  };
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction} htmlProps={page}>
      <CompanyTime />
      <FindField />
      <LostConnection />
      <ControlNames />
      <KeptFocus />
      <LateAnswers ask={serverFunction}>{children}</LateAnswers>
    </RootLayout>
  );
}

export default Layout;
