/** The bodies of a mail, decoded. */
export interface MailParts {
  /** As it stands in the head, which is as it was written for plain letters. */
  subject: string;
  text: string;
  html: string;
  /** Pictures that come with the mail, by their Content-ID, as data URLs. */
  pictures: Record<string, string>;
  /** Texts of other files, by name. */
  files: Record<string, string>;
}

const decoded = (head: string, body: string): Buffer => {
  if (/^content-transfer-encoding:\s*base64/im.test(head)) return Buffer.from(body, 'base64');
  if (!/^content-transfer-encoding:\s*quoted-printable/im.test(head)) return Buffer.from(body);
  const unfolded = body.replace(/=\r\n/g, '');
  return Buffer.from(
    unfolded.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

/** Reads a mail as it came from the mail server. */
export function mailParts(raw: string): MailParts {
  const [, subject = ''] = /^subject:\s*(.*(?:\r\n[\t ].*)*)/im.exec(raw) ?? [];
  const parts: MailParts = { subject: subject.replace(/\r\n[\t ]+/g, ' '), text: '', html: '', pictures: {}, files: {} };
  const read = (part: string) => {
    const at = part.indexOf('\r\n\r\n');
    const [head, body] = [part.slice(0, at).replace(/\r\n[\t ]+/g, ' '), part.slice(at + 4)];
    const [, boundary] = /^content-type:\s*multipart.*boundary="?([^";\r\n]+)/im.exec(head) ?? [];
    const [, kind = ''] = /^content-type:\s*([\w/]+)/im.exec(head) ?? [];
    const [, cid = ''] = /^content-id:\s*<(.+)>/im.exec(head) ?? [];
    const [, name = ''] = /^content-disposition:.*filename="?([^";]+)/im.exec(head) ?? [];
    if (boundary !== undefined) for (const inner of body.split(`--${boundary}`).slice(1, -1)) read(inner.replace(/^\r\n/, ''));
    else if (kind === 'text/plain') parts.text = decoded(head, body).toString().replaceAll('\r\n', '\n').trim();
    else if (kind === 'text/html') parts.html = decoded(head, body).toString();
    else if (cid) parts.pictures[cid] = `data:${kind};base64,${decoded(head, body).toString('base64')}`;
    else if (name) parts.files[name.trim()] = decoded(head, body).toString();
  };
  read(raw);
  return parts;
}
