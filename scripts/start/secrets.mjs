// Secrets may come from files: NAME_FILE=/path for each, or a credential of systemd called NAME.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../steps.mjs';

/** The variables whose values are for nobody else to see. They may come from a file, and no output shows them. */
export const SECRETS = [
  'PAYLOAD_SECRET',
  'PUBLISH_SECRET',
  'PROOF_SECRET',
  'VAPID_PRIVATE_KEY',
  'OWNER_PASSWORD',
  'SMTP_URL',
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_IDENTITY',
  'CDN_PURGE_TOKEN',
  'GOOGLE_MAPS_API_KEY',
];

/** Where a secret may come from: `[what the operator set, file]`. */
function sources(name, env) {
  const credential = env.CREDENTIALS_DIRECTORY && join(env.CREDENTIALS_DIRECTORY, name);
  return [
    ...(env[`${name}_FILE`] ? [[`${name}_FILE`, env[`${name}_FILE`]]] : []),
    ...(credential && existsSync(credential) ? [[`the credential ${name}`, credential]] : []),
  ];
}

function contentOf(what, file) {
  let content;
  try {
    content = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    const why = { ENOENT: 'is not there', EACCES: 'may not be read by this account', EISDIR: 'is a folder' };
    throw new Stop(`${what} should name a readable file; ${file} ${why[error.code] ?? `cannot be read (${error.code})`}`);
  }
  if (content === '') throw new Stop(`${what} should name a file with the secret in it; ${file} is empty`);
  return content;
}

/** Puts the secrets that are in files into the environment. Throws Stop with one line per error. */
export function takeSecrets(env = process.env, isRead = () => true) {
  const problems = [];
  for (const name of SECRETS) {
    const found = isRead(name) ? sources(name, env) : [];
    const given = [...(env[name] ? [name] : []), ...found.map(([what]) => what)];
    try {
      if (given.length > 1) throw new Stop(`${name} should be given once; there are ${given.join(' and ')}`);
      for (const [what, file] of found) env[name] = contentOf(what, file);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      problems.push(error.message);
    }
    delete env[`${name}_FILE`];
  }
  delete env.CREDENTIALS_DIRECTORY;
  if (problems.length > 0)
    throw new Stop(`Nothing was started: the configuration is wrong.\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
