import { describe, expect, it } from 'vitest';
import { loggable, payloadLogger, redactPersonalData } from './log';

describe('the log of an error', () => {
  it('leaves out the values of a failed query', () => {
    const query = Object.assign(new Error('Failed query: insert into leads values (?)\nparams: Ada Example,0400 111 222'), {
      query: 'insert into leads values (?)',
      params: ['Ada Example', '0400 111 222'],
      cause: Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
    });
    const logged = JSON.stringify(loggable(query));
    expect(logged).not.toMatch(/Ada|0400/);
    expect(loggable(query)).toMatchObject({
      message: 'a query failed',
      cause: { message: 'database is locked', code: 'SQLITE_BUSY' },
    });
    expect(redactPersonalData(query.message)).not.toMatch(/Ada|0400/);
  });

  it('leaves out e-mail addresses', () => {
    const refused = new Error("Can't send mail - all recipients were rejected: 550 5.1.1 <ada@example.com>: unknown");
    expect(JSON.stringify(loggable(refused))).not.toContain('ada@');
    expect(loggable(refused)).toMatchObject({ message: expect.stringContaining('all recipients were rejected: 550') });
  });
});

it('Payload’s lines have one fixed event, whatever the error says, so that the limit per event holds', () => {
  const { hooks } = (payloadLogger as { options: { hooks: { logMethod(args: unknown[], write: unknown, level: number): void } } })
    .options;
  const line = (...args: unknown[]) => {
    const written: { event?: string; fields?: { text?: string; err?: Error; reference?: string } } = {};
    hooks.logMethod(args, (fields: object, event: string) => Object.assign(written, { fields, event }), 50);
    return written;
  };
  const said = 'The following path cannot be queried: whatever a caller sent';
  const err = new Error(said);
  for (const args of [[{ err }], [err], [err, said], [{ msg: said }], [{ err, msg: said }], [said], ['%s', said]]) {
    const { event, fields } = line(...args);
    expect([event, fields?.text ?? fields?.err?.message]).toEqual(['payload', expect.stringContaining(said)]);
  }
  expect(line({ err, reference: 'E-1' }, 'A fixed phrase')).toEqual({
    event: 'A fixed phrase',
    fields: { err, reference: 'E-1' },
  });
});
