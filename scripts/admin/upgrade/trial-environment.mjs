import { settingsOf } from '../../start/setting-names.mjs';

/** What a trial takes over: how the data is read and pages are made. All other settings have their defaults, so that none reaches anybody. */
const TAKEN = ['PAYLOAD_SECRET', 'PUBLISH_SECRET', 'PROOF_SECRET', 'VAPID_PRIVATE_KEY', 'SITE_URL', 'CMS_URL', 'SITE_SETTINGS'];
/** It reports to no systemd. */
const MACHINE = ['NOTIFY_SOCKET', 'WATCHDOG_USEC', 'WATCHDOG_PID'];

/** Whether the provider is the back office that is upgraded, in whose place the trial has its own. */
const isOwn = ({ API_URL, CMS_PORT, CMS_URL }) =>
  !API_URL || new URL(API_URL).port === CMS_PORT || new URL(API_URL).origin === new URL(CMS_URL).origin;

/**
 * The environment of the trial of a release: on `folder` and the database at `url`, at ports that nobody knows. It touches nothing of
 * the service that runs and sends nothing: no mail, webhook call, job, publish signal, backup, trace, or picture into a bucket.
 */
export function trialEnvironment(release, env, { folder, url, ports: [PORT, CMS_PORT] }) {
  const left = new Set([...MACHINE, ...settingsOf(release).filter((name) => !TAKEN.includes(name))]);
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !left.has(name))),
    ...(isOwn(env) ? {} : { API_URL: env.API_URL }), // another provider is only read from: the spool is empty
    ...{ HOST: '127.0.0.1', PORT, CMS_PORT, PUBLISH_URL: `http://127.0.0.1:${PORT}` },
    ...{ DATA_DIR: folder, DATABASE_URL: url, BACKUP_DIR: 'off', JOBS: 'off', WARM_UP: 'off', ALERTS_TO: 'off' },
  };
}
