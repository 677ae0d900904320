import { checks, error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { command } from '../../../steps.mjs';
import { reasonOf } from '../checks/finding';
import { ask } from './ask';
import type { Names } from './names';

export async function checkCertificate(siteUrl: string, names: Names, now = new Date()): Promise<Finding[]> {
  const answer = await ask(siteUrl, names).catch(reasonOf);
  if (typeof answer === 'string' || !answer.tls)
    return [warning(`the certificate of ${siteUrl} could not be looked at: ${answer}`, 'mend the line above first')];
  return [checks.certificate({ host: new URL(siteUrl).host, ...answer.tls }, { now, command })];
}

export async function checkRedirect(httpUrl: string, siteUrl: string, names: Names): Promise<Finding[]> {
  const answer = await ask(httpUrl, names).catch(reasonOf);
  if (typeof answer === 'string')
    return [
      warning(`${httpUrl} does not answer: ${answer}`, 'let the proxy listen on port 80 too, and send visitors on to https'),
    ];
  const { status, headers } = answer;
  const leads = status >= 300 && status < 400 && headers.location && new URL(headers.location, httpUrl).origin === siteUrl;
  if (leads) return [ok(`${httpUrl} sends visitors on to ${siteUrl}`)];
  return [
    error(`${httpUrl} answers ${status} instead of sending visitors on to ${siteUrl}`, 'let the proxy redirect http to https'),
  ];
}
