/** Markup from content; sanitised at the door to the provider, nowhere else. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` has been through the sanitiser of content/text.ts
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
