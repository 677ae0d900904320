import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkedConfiguration } from '../start/checked-configuration.mjs';
import { command, prepareData, root, runShown, Stop } from '../steps.mjs';
import { askBackOffice } from './environment/back-office.mjs';

export const usage = '[--mail | --code CODE]';
export const about = 'looks at everything the website depends on, and says what is missing before going live';

/** `--mail` and `--code` prove that mails arrive; the others say how to look up the sender's domain. */
const options = {
  mail: { type: 'boolean' },
  code: { type: 'string' },
  dkim: { type: 'string' },
  dns: { type: 'string' },
};

function read(args) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Stop(`${command} doctor: ${error.message}`);
  }
}

async function proveDelivery(env, code) {
  const { ok, message } = await askBackOffice(env, '/go-live', { body: code === undefined ? {} : { code } });
  if (!ok) throw new Stop(message);
  console.log(`  ${message}`);
  if (code === undefined) console.log(`  Read it in that inbox, not here, then: ${command} doctor --code CODE`);
}

/** Exits with code 1 when something is wrong; configuration errors are printed first. */
export async function run(args) {
  const { mail, code } = read(args);
  const env = await checkedConfiguration(['site', 'cms']);
  prepareData(env);
  if (mail || code !== undefined) return proveDelivery(env, code);
  await runShown(['--import', 'tsx', join(root, 'scripts/admin/doctor/doctor.ts'), ...args], { env });
}
