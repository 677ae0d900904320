/** An answer to a lead post, as the contract's provider or whatever stands before it may give it. */
export interface Answer {
  status: number;
  type?: string;
  body: string;
}

const json = 'application/json';
const html = 'text/html; charset=utf-8';
const schemaError = (field: string) =>
  JSON.stringify({
    defined: false,
    code: 'BAD_REQUEST',
    status: 400,
    message: 'Input validation failed',
    data: { issues: [{ code: 'invalid_format', path: field.split('.'), message: 'no' }] },
  });
const receipt = (more: object) => JSON.stringify({ success: false, ...more });

/** Answers of firewalls, proxies and other programs. */
const foreign: Record<string, Pick<Answer, 'type' | 'body'>> = {
  nothing: { body: '' },
  'nothing, declared as JSON': { type: json, body: '' },
  'a page': { type: html, body: '<!doctype html><h1>Access denied</h1>' },
  'a page, declared as JSON': { type: json, body: '<h1>Not found</h1>' },
  'another program’s JSON': { type: json, body: '{"error":"forbidden","message":"Request blocked"}' },
  'another program’s list': { type: json, body: '[{"field":"email"}]' },
  'JSON that is no object': { type: json, body: 'null' },
  'another framework’s refusal': { type: json, body: '{"message":"The given data was invalid.","errors":{"email":["no"]}}' },
  'a problem document': { type: 'application/problem+json', body: schemaError('email') },
  'a refusal without a field': { type: json, body: receipt({ message: 'no' }) },
  'a refusal of an unknown field': { type: json, body: receipt({ field: 'token' }) },
  'a refusal of a field that was left empty': { type: json, body: receipt({ field: 'message' }) },
  'a refusal by an inherited name': { type: json, body: receipt({ field: 'constructor' }) },
  'a refusal of what the site added': { type: json, body: schemaError('origin.reference') },
  'a refusal of the time': { type: json, body: schemaError('origin.received_at') },
  'a refusal in words only': { type: json, body: '{"code":"BAD_REQUEST","message":"Malformed request"}' },
  'the contract’s refusal, declared as a page': { type: html, body: receipt({ field: 'address' }) },
  'the contract’s refusal, cut off': { type: json, body: receipt({ field: 'address', message: 'Not our area' }).slice(0, -3) },
  'the schema’s refusal, cut off': { type: json, body: schemaError('email').slice(0, -3) },
};

/** The provider's own refusals of something that was typed, and the statuses that they have. */
const refusals: Record<string, Pick<Answer, 'type' | 'body'> & { statuses: number[]; field: string }> = {
  'the contract’s refusal': {
    type: json,
    body: receipt({ field: 'address', message: 'Not our area' }),
    statuses: [200, 201, 202, 203, 206, 207, 226, 400, 422],
    field: 'address',
  },
  'the schema’s refusal': { type: `${json}; charset=utf-8`, body: schemaError('email'), statuses: [400], field: 'email' },
};

/** Statuses that can have a body; a redirect among them leads nowhere. */
export const statuses = [
  ...[200, 201, 202, 203, 206, 207, 226, 300, 302, 303, 307, 308],
  ...[400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425],
  ...[426, 428, 429, 431, 444, 451, 494, 499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 521, 522, 523, 524, 525, 530],
];

export interface Case extends Answer {
  name: string;
  /** The field of a refusal that ends the lead; undefined where the lead has to wait. */
  refuses?: string;
}

/** Every status with every body. */
export const cases: Case[] = statuses.flatMap((status) => [
  ...Object.entries(foreign).map(([name, answer]) => ({ name: `${status} with ${name}`, status, ...answer })),
  ...Object.entries(refusals).map(([name, { type, body, statuses: valid, field }]) => {
    const ends = valid.includes(status);
    return { name: `${status} with ${name}`, status, type, body, ...(ends && { refuses: field }) };
  }),
]);
