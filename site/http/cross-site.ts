/** Whether another website's page sent a post: by the browser's word, else by its origin; without either it is allowed. */
export const isCrossSite = ({ headers }: Request, siteUrl: string | undefined): boolean => {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  if (site !== null) return site === 'cross-site';
  if (origin === null || !URL.canParse(origin)) return false; // `null` says nothing
  return origin !== siteUrl && new URL(origin).host !== headers.get('host');
};

/** The same, and neither did a page of a neighbouring host: for what only a page of ours posts. */
export const isCrossOrigin = (request: Request, siteUrl: string | undefined): boolean =>
  request.headers.get('sec-fetch-site') === 'same-site' || isCrossSite(request, siteUrl);
