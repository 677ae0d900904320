import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Reaction to a complete mail: accept, temporary rejection, disconnect, or silence. */
export type MailServerMode = 'accept' | 'refuse' | 'drop' | 'hang';

/** A mail as received. */
export interface Arrived {
  to: string[];
  raw: string;
}

/**
 * A real SMTP server on a free port. With a log-in it accepts mails of that user only; it rejects recipients that match
 * `unknown`.
 */
export async function mailServer({ login, unknown }: { login?: { user: string; password: string }; unknown?: RegExp } = {}) {
  const state: { manners: MailServerMode; only?: RegExp } = { manners: 'accept' };
  /** All completely received mails, accepted or not. */
  const seen: Arrived[] = [];
  const accepted: Arrived[] = [];
  const sockets = new Set<() => void>();

  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth({ username, password }, _, done) {
      if (username === login?.user && password === login?.password) return done(null, { user: username });
      done(new Error('Wrong user or password'));
    },
    onRcptTo: ({ address }, _, done) =>
      done(unknown?.test(address) ? Object.assign(new Error(`<${address}> is not known here`), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
        seen.push(mail);
        if (state.only && !state.only.test(raw)) {
          accepted.push(mail);
          return done();
        }
        if (state.manners === 'hang') return;
        if (state.manners === 'drop') {
          for (const end of sockets) end();
          return;
        }
        if (state.manners === 'refuse') return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        accepted.push(mail);
        done();
      });
    },
  });
  server.server.on('connection', (socket: import('node:net').Socket) => {
    const end = () => socket.destroy();
    sockets.add(end);
    socket.once('close', () => sockets.delete(end));
  });
  server.on('error', () => undefined); // a killed client is not a failure of the server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}?connectionTimeout=2000&greetingTimeout=2000&socketTimeout=2000`,
    seen,
    accepted,
    /** Mails accepted for an address. */
    acceptedFor: (address: string) => accepted.filter(({ to }) => to.includes(address)),
    /** Applies from now on; with `only`, to matching mails. */
    behave: (manners: MailServerMode, only?: RegExp) => {
      state.only = only;
      state.manners = manners;
    },
    close: () =>
      new Promise<void>((done) => {
        for (const end of sockets) end();
        server.close(() => done());
      }),
  };
}
