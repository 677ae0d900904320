import type { ServicePage } from 'contract/service-page';

export interface About {
  slug: string;
  title: string;
  /** The form's option that fits the page; with another option the lead does not carry the page. */
  service: string;
}

const REST = 'Others';

/** The service page of that name for the quote form; undefined if there is none or no option fits. */
export function aboutOf(
  slug: string | null,
  { services, settings }: { services: readonly ServicePage[]; settings: { services: readonly string[] } },
): About | undefined {
  const page = services.find((candidate) => candidate.slug === slug);
  const service = page && [page.quote_service, REST].find((option) => settings.services.includes(option));
  return page && service ? { slug: page.slug, title: page.name, service } : undefined;
}
