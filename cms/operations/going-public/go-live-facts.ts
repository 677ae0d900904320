import type { Payload } from 'payload';
import { secondFactorOf } from '../../accounts/second-factor';
import { officeAddress } from '../../base/facts/company-facts';
import { companyOf } from '../../leads/mails/compose';

/** What is judged before going public; the doctor looks the sender up in DNS, and reads the privacy page for the company. */
export interface GoLiveFacts {
  /** The mail server as host and port; undefined without one. */
  mail: { sender: string; server?: string };
  /** Whether “Still the sample” is ticked at the company and at the privacy page. */
  unchecked: { company: boolean; privacy: boolean };
  ownersWithoutSecondFactor: string[];
  company: { brand: string; phone: string; mobile: string; email: string; offices: string[] };
}

async function ownersWithoutSecondFactor(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'owner' }, paused: { not_equals: true } },
    pagination: false,
    depth: 0,
    select: { email: true },
  });
  const without = await Promise.all(docs.map(async ({ id }) => (await secondFactorOf(payload, id)) === undefined));
  return docs.filter((_, index) => without[index]).map(({ email }) => email);
}

export async function goLiveFacts(payload: Payload): Promise<GoLiveFacts> {
  const [company, owners, settings, privacy] = await Promise.all([
    companyOf(payload),
    ownersWithoutSecondFactor(payload),
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.findGlobal({ slug: 'privacy', depth: 0, select: { sample: true } }),
  ]);
  const { brand, phone, mobile, email, offices } = settings;
  return {
    mail: { sender: company.sender.address, server: company.server?.name },
    unchecked: { company: settings.sample === true, privacy: privacy.sample === true },
    ownersWithoutSecondFactor: owners,
    company: { brand, phone, mobile, email, offices: (offices ?? []).map(officeAddress) },
  };
}
