import { runWithConfiguration } from '../start/checked-configuration.mjs';
import { command, Stop } from '../steps.mjs';

export const usage = 'EMAIL';
export const about = 'gives the account, or a new one, the right to do everything, and prints a link for its password';

/** For a back office that has lost its owners. It may keep running. */
export async function run([email, ...rest]) {
  if (!email?.includes('@') || rest.length > 0) throw new Stop(`${command} owner EMAIL: name the account by its e-mail`);
  await runWithConfiguration('owner', [email]);
}
