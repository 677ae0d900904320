import type { Payload } from 'payload';
import { z } from 'zod';
import type { Lead, Setting } from '../../base/database/payload-types';
import { requestOf } from '../mails/lead-facts';
import { requestedService } from '../record/requested-service';
import { zoneForCustomer } from '../record/told-time';

type Company = Pick<Setting, 'brand' | 'phone' | 'email' | 'offices' | 'time_zone' | 'abn'>;

/** The office of the chosen city, or the company. */
export function officeOf({ city }: Lead, { brand, phone, email, offices }: Company) {
  const office = offices.length > 1 ? offices.find((one) => one.city === city) : undefined;
  return {
    name: office ? `${brand}, ${office.city}` : brand,
    phone: office?.phone || phone,
    email: office?.email || email || undefined,
  };
}

/** What a customer reads of the company and of the request on a version: its page, its paper and its mail show no later ones. */
const AsSent = z.object({
  brand: z.string(),
  abn: z.string().nullish(),
  office: z.object({ name: z.string(), phone: z.string(), email: z.string().optional() }),
  zone: z.string(),
  service: z.string(),
  asked: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type AsSent = z.infer<typeof AsSent>;

export async function asSentNow(payload: Payload, lead: Lead): Promise<AsSent> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return {
    brand: settings.brand,
    abn: settings.abn,
    office: officeOf(lead, settings),
    zone: zoneForCustomer(lead, settings),
    service: requestedService(lead),
    asked: requestOf(lead).map(([label, text]) => ({ label, text })),
  };
}

/** What was kept with a version; undefined for a draft, and for what was sent before anything was kept. */
export const asSentOf = ({ sent_as }: { sent_as?: unknown }): AsSent | undefined => AsSent.safeParse(sent_as).data;
