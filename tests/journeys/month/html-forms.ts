const decoded = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decoded(found);
};

/** A form as a browser without script posts it. */
export interface PageForm {
  action: string;
  fields: Record<string, string>;
}

/** The form of a page whose first tag contains `mark`. */
export function formOf(html: string, mark: string): PageForm | undefined {
  const form = html.match(/<form\b[^>]*>[\s\S]*?<\/form>/g)?.find((one) => one.slice(0, one.indexOf('>')).includes(mark));
  if (!form) return undefined;
  const inputs = (form.match(/<input\b[^>]*>/g) ?? []).filter(
    (tag) => attribute(tag, 'type') !== 'checkbox' || /\schecked\b/.test(tag),
  );
  const fields = inputs.flatMap((tag): [string, string][] => {
    const name = attribute(tag, 'name');
    return name ? [[name, attribute(tag, 'value') ?? (attribute(tag, 'type') === 'checkbox' ? 'on' : '')]] : [];
  });
  return { action: attribute(form.slice(0, form.indexOf('>') + 1), 'action') ?? '', fields: Object.fromEntries(fields) };
}
