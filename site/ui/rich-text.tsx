/** Markup from content, sanitised only once, when it is read from the provider. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: content/markup.ts has sanitised `html`
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
