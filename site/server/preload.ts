/** The variants of the picture that is to be fetched first; a tempered dot keeps the match within one `<picture>`. */
const FIRST = /<source type="(image\/avif)" srcSet="([^"&]+)" sizes="([^"&]+)"\/>(?:(?!<\/picture>).)*fetchPriority="high"/;

/**
 * `Link` header by which the headings' font and the picture of the largest paint are asked for before the markup is read, also by
 * a proxy that sends early hints. The font, which is larger, comes first: so the connection that brought the page, and is warm,
 * is its own. No more than these, for the head travels in the first flight with the page. The markup does not name the picture
 * again: it stands in its first bytes. Undefined where there is neither.
 */
export function preloadHeader(font: string | undefined, markup: string): string | undefined {
  const links = font ? [`<${font}>; rel=preload; as=font; crossorigin`] : [];
  const [, type, candidates, sizes] = FIRST.exec(markup) ?? [];
  const largest = candidates?.split(', ').at(-1)?.split(' ')[0];
  if (largest)
    links.push(
      `<${largest}>; rel=preload; as=image; type="${type}"; imagesrcset="${candidates}"; imagesizes="${sizes}"; fetchpriority=high`,
    );
  return links.length > 0 ? links.join(', ') : undefined;
}
