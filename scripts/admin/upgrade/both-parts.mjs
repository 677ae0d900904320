import { spawnSync } from 'node:child_process';
import { Stop, step } from '../../steps.mjs';
import { faults, untilWell } from './health.mjs';
import { BOTH, besideStandby, OFFICE, SITE, systemctl } from './units.mjs';

/** After so many restarts by systemd within one start a part will not come up by itself. */
const GIVEN_UP = 3;

const quietly = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';

export const isWell = async (env) => (await faults(env)).length === 0;

/** Whether systemd started a part again and again since it was told to. */
const gaveUp = () =>
  quietly('systemctl', ['show', '--property=NRestarts', '--value', OFFICE, SITE])
    .split(/\s+/)
    .some((restarts) => Number(restarts) >= GIVEN_UP);

/** What the parts said themselves since then: their sentences, without lines of their logs, steps and repetitions. */
function sentencesSince(seconds) {
  const units = [OFFICE, SITE].flatMap((unit) => ['+', `_SYSTEMD_UNIT=${unit}.service`]).slice(1);
  const lines = quietly('journalctl', ['--since', `@${seconds}`, '--output=cat', '--no-pager', ...units]).split('\n');
  const sentences = lines
    .map((line) => line.trim())
    .filter((line) => line && !/^\{|\d s$|^(Starting$|at |Website |Back office |Logs |Ctrl-C )/.test(line));
  return [...new Set(sentences)].slice(-10);
}

/** Throws Stop with what the parts said themselves when they do not get well. */
async function start(env) {
  const begun = Math.floor(Date.now() / 1000);
  await systemctl('start', '--no-block', BOTH);
  await untilWell(env, undefined, { gaveUp }).catch((error) => {
    throw new Stop([...sentencesSince(begun), error.message].join('\n'));
  });
}

export const startBoth = (env) => step('start', () => start(env));

/** Restarts both parts, and waits until they are well. Visitors are served meanwhile, unless the port becomes another. */
export const restartBoth = (env, formerEnv) =>
  step('restart', async () => {
    const isSamePort = env.HOST === formerEnv.HOST && env.PORT === formerEnv.PORT;
    const restart = async () => {
      await systemctl('stop', OFFICE, SITE); // until both have ended, those of before would answer
      await start(env);
      await systemctl('start', SITE); // until now a standby may have answered in its place
    };
    // With settings that are wrong no standby starts, and the restart says what the parts said.
    await (isSamePort ? besideStandby(restart, { needed: false }) : restart());
  });
