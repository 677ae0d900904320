import { expect } from 'vitest';
import type { PushService } from '../../kit/push-service';
import { OWNER, type Stack, signIn } from '../../kit/stack';
import type { Telephone } from './model';
import { type Staff, staffOf } from './people';

/** Three people who answer, each with a telephone: one that always rings, one in working hours, one for quotes alone. */
export async function openOffice(
  { cms }: Pick<Stack, 'cms'>,
  { service, now, holidays }: { service: PushService; now: () => number; holidays: readonly string[] },
): Promise<{ staff: Staff[]; telephones: Telephone[] }> {
  const url = cms.url.replace('127.0.0.1', 'localhost');
  const api = await signIn(cms);
  const hours = [
    { days: 'Monday to Friday', hours: '8:00 AM to 5:00 PM' },
    { days: 'Saturday', hours: '9:00 AM to 12:00 PM' },
  ];
  const hours_exceptions = holidays.map((day) => ({ name: 'Holiday', from: `${day}T12:00:00.000Z` }));
  await api('POST', '/globals/settings', { opening_hours: hours, hours_exceptions, reply: { amount: 4, unit: 'working-hours' } });
  const others = ['bea', 'cal'].map((name) => ({ name, email: `${name}@example.com`, password: OWNER.password, role: 'leads' }));
  for (const account of others) await api('POST', '/users', account);
  const staff = [OWNER, ...others].map((account) => staffOf(url, now, account));
  const chosen: Record<string, string>[] = [
    {},
    { ring_new: 'on', ring_soon: 'on', ring_quote: 'on', ring_message: 'on', ring_when: 'hours' },
    { ring_quote: 'on', ring_when: 'always' },
  ];
  const telephones: Telephone[] = [];
  for (const [index, person] of staff.entries()) {
    const { id, subscription } = service.subscribe();
    const added = await person.ask('/office/rings', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(subscription) },
    });
    expect(added.status).toBe(200);
    const choice = chosen[index] ?? {};
    if (index > 0) expect((await person.post('/office/rings', { act: 'choose', ...choice })).status).toBe(303);
    const wants: Telephone['wants'] = (ring) => index < 2 || ring === 'accept' || ring === 'decline';
    telephones.push({ id, inHours: choice.ring_when === 'hours', wants });
  }
  return { staff, telephones };
}
