import { expect, inject, it, onTestFinished } from 'vitest';
import { dashboard, signIn } from '../kit/stack';

const cms = inject('cmsUrl');
const PASSWORD = 'four unrelated words';

type Office = Awaited<ReturnType<typeof signIn>>;
interface Made {
  doc: { id: number };
}

/** Requests a form from the back office as its screens do, with the session of `token`. */
async function formState(token: string, args: object): Promise<string> {
  const page = await dashboard({ url: cms });
  const response = await fetch(`${cms}/admin`, {
    method: 'POST',
    headers: {
      'next-action': /40[0-9a-f]{40}/.exec(page)?.[0] ?? '',
      origin: cms,
      'content-type': 'text/plain;charset=UTF-8',
      cookie: `payload-token=${token}`,
    },
    body: JSON.stringify([{ name: 'form-state', args }]),
  });
  expect(response.status).toBe(200);
  return response.text();
}

async function account(owner: Office, role: 'editor' | 'leads'): Promise<string> {
  const email = `${role}.forms@example.com`;
  const { doc } = await owner<Made>('POST', '/users', { name: role, email, role, password: PASSWORD });
  onTestFinished(() => owner('DELETE', `/users/${doc.id}`).then(() => undefined));
  const login = await fetch(`${cms}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await login.json()) as { token: string }).token;
}

const whole = (collectionSlug: string, id: number) => ({
  collectionSlug,
  id,
  operation: 'update',
  schemaPath: collectionSlug,
  docPermissions: { fields: true },
  docPreferences: { fields: {} },
  renderAllFields: true,
  returnLockStatus: true,
  updateLastEdited: true,
});

it('builds a form only with read access to its record, and locks the record only with write access', async () => {
  const owner = await signIn({ url: cms });
  const lead = { form: 'contact', reached_us_by: 'phone', name: 'Secret Customer', phone: '0491 570 157' };
  const { doc } = await owner<Made>('POST', '/leads', lead);
  onTestFinished(async () => {
    await owner('DELETE', '/payload-locked-documents?where[id][greater_than]=0');
    await owner('DELETE', `/leads/${doc.id}?trash=true&overrideLock=true`);
  });
  const [editor, leads] = [await account(owner, 'editor'), await account(owner, 'leads')];
  const { docs } = await owner<{ docs: { id: number }[] }>('GET', '/services?limit=1');
  const service = docs[0]?.id ?? 0;
  const locks = async () => (await owner<{ totalDocs: number }>('GET', '/payload-locked-documents')).totalDocs;

  const before = await locks();
  expect(await formState(editor, whole('leads', doc.id))).not.toContain('schemaPath');
  await formState(leads, whole('services', service));
  expect(await locks()).toBe(before);
  expect(await formState(leads, whole('leads', doc.id))).toContain('schemaPath');
  expect(await formState(editor, whole('services', service))).toContain('isLocked');
  expect(await locks()).toBe(before + 2);
});
