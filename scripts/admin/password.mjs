import { runWithConfiguration } from '../start/checked-configuration.mjs';
import { command, Stop } from '../steps.mjs';

export const usage = 'EMAIL [--without-second-factor]';
export const about = 'prints a link for a new password, and unlocks the account; also without its second factor';

/** For locked-out users, also without a mail server. The back office may keep running. */
export async function run([email, ...flags]) {
  if (!email) throw new Stop(`${command} password EMAIL: name the account`);
  const unknown = flags.find((flag) => flag !== '--without-second-factor');
  if (unknown) throw new Stop(`${command} password: ${unknown} is no option; there is --without-second-factor`);
  await runWithConfiguration('password', [email, ...flags]);
}
