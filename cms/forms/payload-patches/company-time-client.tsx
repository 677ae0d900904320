'use client';
import { useTranslation } from '@payloadcms/ui';
import { writeInCompanyTime } from './company-time';

/** Makes the browser write times in the company's zone; renders nothing, and stands before what shows times. */
export function CompanyTime() {
  const { dateFNS } = useTranslation().i18n;
  if (dateFNS) writeInCompanyTime(dateFNS); // loaded after hydration; until then Payload shows no times
  return null;
}
