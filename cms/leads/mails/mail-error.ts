import { DeadlineExceeded } from 'shared/deadline';
import { ownValue } from 'shared/own-value';

interface MailError {
  code?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

const starts: Record<string, (server: string) => string> = {
  EAUTH: () => 'The mail server does not accept this user and password',
  EDNS: (server) => `There is no server by the name ${server}`,
  ENOTFOUND: (server) => `There is no server by the name ${server}`,
  ETIMEDOUT: (server) => `${server} does not answer in time`,
  ECONNECTION: (server) => `${server} cannot be reached`,
  ESOCKET: (server) => `${server} cannot be reached, or speaks another encryption`,
  ETLS: (server) => `${server} does not offer the encryption that was chosen`,
  EENVELOPE: () => 'The mail server refuses the sender or the recipient',
};

/** Why a mail was not sent, for the owner: the meaning, then the server's message. */
export function explainMailError(thrown: unknown, server: string): string {
  if (thrown instanceof DeadlineExceeded) return `${server} does not answer in time`;
  const { code = '', message = String(thrown), response } = (thrown ?? {}) as MailError;
  const reason = response ?? message;
  const start = ownValue(starts, code)?.(server);
  return start ? `${start}: ${reason}` : reason;
}

/** The server rejected the recipient permanently; a retry would fail too. */
export const isPermanent = (error: unknown) => {
  const { code, responseCode = 0 } = (error ?? {}) as MailError;
  return code === 'EENVELOPE' && responseCode >= 500;
};
