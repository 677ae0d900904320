/** The variants of the picture that is to be fetched first; a tempered dot keeps the match within one `<picture>`. */
const FIRST = /<source type="(image\/avif)" srcSet="([^"&]+)" sizes="([^"&]+)"\/>(?:(?!<\/picture>).)*fetchPriority="high"/;

/**
 * `Link` header by which the picture of the largest paint is asked for before the markup is read, also by a proxy that sends
 * early hints. The markup does not say it again: the picture stands in its first bytes. Undefined for a page without one.
 */
export function preloadHeader(markup: string): string | undefined {
  const [, type, candidates, sizes] = FIRST.exec(markup) ?? [];
  const largest = candidates?.split(', ').at(-1)?.split(' ')[0];
  if (!largest) return undefined;
  return `<${largest}>; rel=preload; as=image; type="${type}"; imagesrcset="${candidates}"; imagesizes="${sizes}"; fetchpriority=high`;
}
