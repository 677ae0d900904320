import { randomUUID } from 'node:crypto';
import { parseCookies } from 'payload';
import { createRateLimit } from 'shared/rate-limit';
import { z } from 'zod';
import { env } from '../base/process/env';
import { perProcess } from '../base/process/per-process';
import { createTokens } from '../base/process/token';

const NAME = 'known-device';
const KEPT_S = 180 * 24 * 60 * 60;
/** Attempts of one device within ten minutes that are not counted with those of strangers. */
const MAX_ATTEMPTS = 10;

const tokens = createTokens('known-device', z.object({ account: z.number(), device: z.uuid(), until: z.number() }));
const attempts = perProcess('known-devices', () => createRateLimit({ most: MAX_ATTEMPTS, perMs: 10 * 60_000 }));

/** Which device of which account sends these headers, if somebody has signed in there before. */
const readDevice = (headers: Headers) => {
  try {
    return tokens.read(parseCookies(headers).get(NAME) ?? '');
  } catch {
    return undefined;
  }
};

/**
 * Takes one of the device's own attempts: true if it has signed in to this account before and has one left. Otherwise its attempt
 * is a stranger's.
 */
export function takeOwnAttempt(headers: Headers | undefined, account: number): boolean {
  const found = headers && readDevice(headers);
  return found?.account === account && attempts.take(`${account} ${found.device}`) === undefined;
}

/** The cookie of a device from which this account has just signed in. It lets nobody in. */
export function knownDeviceCookie(headers: Headers, account: number): string {
  const found = readDevice(headers);
  const device = found?.account === account ? found.device : randomUUID();
  const token = tokens.make({ account, device, until: Math.floor(Date.now() / 1000) + KEPT_S });
  const secure = env.cmsUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${token}; Path=/; Max-Age=${KEPT_S}; HttpOnly; SameSite=Lax${secure}`;
}
