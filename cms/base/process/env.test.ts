import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './env';

const PAYLOAD_SECRET = '0123456789abcdef';

describe('the environment', () => {
  it('needs a secret and nothing else', () => {
    expect(parseEnvironment({ PAYLOAD_SECRET })).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      siteUrl: 'http://localhost:3000',
      cmsUrl: 'http://localhost:3001',
      sites: ['http://localhost:3000'],
      databaseUrl: expect.stringMatching(/^file:\/.*\/data\/database\.db$/),
    });
  });

  it('keeps the database in the data folder, wherever that is', () => {
    expect(parseEnvironment({ PAYLOAD_SECRET, DATA_DIR: '/srv/data' }).databaseUrl).toBe('file:/srv/data/database.db');
    expect(parseEnvironment({ PAYLOAD_SECRET, DATABASE_URL: 'file:/srv/other.db' }).databaseUrl).toBe('file:/srv/other.db');
    const postgres = 'postgres://office:secret@db.example.com:5432/office';
    expect(parseEnvironment({ PAYLOAD_SECRET, DATABASE_URL: postgres }).databaseUrl).toBe(postgres);
  });

  it('reports all problems at once: variable and expected value', () => {
    const wrong = {
      PAYLOAD_SECRET: 'short',
      CMS_PORT: 'x',
      SITE_URL: 'example',
      OWNER_EMAIL: 'me',
      DATABASE_URL: 'mysql://db',
    };
    const said = (() => {
      try {
        parseEnvironment(wrong);
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(said?.split('\n')).toHaveLength(Object.keys(wrong).length);
    for (const name of Object.keys(wrong)) expect(said).toContain(name);
    expect(said).toContain('DATABASE_URL should be file:');
  });

  it('accepts the addresses of several sites', () => {
    const sites = (PUBLISH_URL: string) => parseEnvironment({ PAYLOAD_SECRET, PUBLISH_URL }).sites;
    expect(sites('http://10.0.0.5:3000/, http://10.0.0.6:3000')).toEqual(['http://10.0.0.5:3000', 'http://10.0.0.6:3000']);
    expect(() => sites('http://10.0.0.5:3000 10.0.0.6:3000')).toThrow(/^PUBLISH_URL.* should be one or more origins/);
    expect(() => sites('http://10.0.0.5:3000,')).toThrow(/^PUBLISH_URL/);
  });

  it('treats an empty variable as absent', () => {
    expect(parseEnvironment({ PAYLOAD_SECRET, CMS_PORT: '', OWNER_PASSWORD: '' })).toMatchObject({ port: 3001 });
  });

  it('requires a key to encrypt copies of backups, and says what is missing (R-RUN-22)', () => {
    const recipient = 'age1gux3q0vjfcsmj4ncl68plc04qq52gaqshhpdhfut57zh8988jckqy5a9f4';
    const bucket = { BACKUP_S3_BUCKET: 'copies', BACKUP_S3_ACCESS_KEY_ID: 'a', BACKUP_S3_SECRET_ACCESS_KEY: 'b' };
    const backups = (given: Record<string, string>) => parseEnvironment({ PAYLOAD_SECRET, ...given }).backups;
    expect(backups({}).away).toBeUndefined();
    expect(backups({ ...bucket, BACKUP_RECIPIENT: recipient })).toMatchObject({
      away: { name: 'copies', prefix: 'backups/' },
      recipients: [recipient],
    });
    expect(backups({ ...bucket, BACKUP_RECIPIENT: recipient, BACKUP_S3_PREFIX: 'a/b' }).away?.prefix).toBe('a/b/');
    expect(() => backups(bucket)).toThrow(
      /^BACKUP_RECIPIENT should be the public key .* nothing leaves this machine unencrypted/,
    );
    expect(() => backups({ ...bucket, BACKUP_RECIPIENT: recipient.replace('gux', 'guz') })).toThrow(
      /^BACKUP_RECIPIENT should be/,
    );
    expect(() => backups({ BACKUP_S3_BUCKET: 'copies', BACKUP_RECIPIENT: recipient })).toThrow(
      /^BACKUP_S3_ACCESS_KEY_ID should .*\nBACKUP_S3_SECRET_ACCESS_KEY should be set for the bucket of BACKUP_S3_BUCKET$/,
    );
    expect(() => backups({ ...bucket, BACKUP_RECIPIENT: recipient, BACKUP_DIR: 'off' })).toThrow(
      /^BACKUP_DIR should be a folder/,
    );
    expect(() => backups({ BACKUP_S3_PREFIX: '/etc' })).toThrow(/^BACKUP_S3_PREFIX should be a folder such as/);
    expect(() => backups({ BACKUP_IDENTITY: 'x' })).toThrow(/^BACKUP_IDENTITY should be the secret key/);
  });
});

it('takes a key for push services, and refuses what is none without repeating it (R-PUSH-2)', () => {
  const VAPID_PRIVATE_KEY = 'YC0QtyEmJKGS1vMDjRCOhyOAumBUkiKYTMBqmIGpkUM';
  const { pushKeys } = parseEnvironment({ PAYLOAD_SECRET, VAPID_PRIVATE_KEY });
  expect(pushKeys).toEqual({ privateKey: VAPID_PRIVATE_KEY, publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
  expect(parseEnvironment({ PAYLOAD_SECRET }).pushKeys).toBeUndefined();
  for (const wrong of ['short', 'A'.repeat(43), `${VAPID_PRIVATE_KEY}=`, '_'.repeat(43)])
    expect(() => parseEnvironment({ PAYLOAD_SECRET, VAPID_PRIVATE_KEY: wrong })).toThrow(
      /^VAPID_PRIVATE_KEY should be a private key of VAPID: 43 letters, digits, - and _$/,
    );
});
