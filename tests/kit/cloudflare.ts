/** What Cloudflare's e-mail obfuscation leaves as it is. */
const LEFT = /<!--email_off-->[\s\S]*?<!--\/email_off-->|<head\b[\s\S]*?<\/head>|<(script|noscript|textarea)\b[\s\S]*?<\/\1>/g;
const IN_LINK = /(<a\b[^>]*\bhref=")mailto:[^"]*"/g;
const IN_TEXT = /(>[^<]*?)([\w.+-]+@[\w-]+(?:\.[\w-]+)+)(?=[^<>]*<)/g;

/** A page as Cloudflare's e-mail obfuscation, which is on by default, hands it to a browser. */
export function obfuscated(html: string): string {
  const kept: string[] = [];
  const open = html.replace(LEFT, (whole) => `\0${kept.push(whole) - 1}\0`);
  const altered = open
    .replace(IN_LINK, '$1/cdn-cgi/l/email-protection"')
    .replace(IN_TEXT, '$1<span class="__cf_email__">[email&#160;protected]</span>');
  return altered.replace(/\0(\d+)\0/g, (_, at) => kept[Number(at)] ?? '');
}
