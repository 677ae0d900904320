import type { CallName } from 'contract';
import { iconAt } from 'contract/icons';
import { withoutSlash } from 'contract/paths';
import { nameOf } from '../../../api/service';
import type { Post, Service } from '../../../base/database/payload-types';
import type { Job } from '../job';
import type { Label, Partly } from '../save';
import { type Answers, nameOfCall } from './answers';

type Wire = Record<string, unknown>;

export class Source {
  constructor(
    readonly job: Job,
    readonly answers: Answers,
  ) {}

  readonly read: Answers['read'] = (...call) => this.answers.read(...call);

  /**
   * The picture of an answer's field, stored here: null if the answer has none, undefined if it cannot be had now, which leaves
   * the picture as it is here.
   */
  async picture(call: CallName, answer: object, key: string, alt: string): Promise<number | null | undefined> {
    const { [key]: path, [`${key}_alt`]: own, [`${key}_focus`]: focus } = answer as Wire;
    if (typeof path !== 'string' || path.trim() === '') return null;
    return this.job.pictures.of({
      address: this.answers.pictureAddress(path.trim()),
      alt: typeof own === 'string' && own ? own : alt,
      focus: typeof focus === 'string' ? focus : undefined,
      from: nameOfCall(call),
      where: `${alt || 'picture'}, ${key}`,
    });
  }

  misfit(call: CallName, where: string, why: string): void {
    this.job.report.misfit(nameOfCall(call), where, why);
  }

  /** An icon of our set; undefined for a picture in its place, which is reported, because the site draws its icons itself. */
  icon(call: CallName, where: string, given: string | null | undefined): ReturnType<typeof iconAt> | null {
    if (!given) return null;
    const icon = iconAt(given);
    if (!icon) this.misfit(call, where, 'its icon is a picture or unknown here; choose one of the drawings of this site');
    return icon;
  }

  /** The search listing of a page: a part of its record; undefined if the provider has none. */
  async listing(route: string): Promise<Partly<NonNullable<Post['meta']>> | undefined> {
    const found = await this.read('pageMeta', { route });
    if (!found) return undefined;
    const { meta_title, meta_description, meta_keywords, og_title, og_description } = found;
    if (![meta_title, meta_description, meta_keywords, og_title, og_description, found.og_image].some(Boolean)) return undefined;
    return {
      meta_title: meta_title ?? null,
      meta_description: meta_description ?? null,
      meta_keywords: meta_keywords ?? null,
      // Empty means the same words as above.
      og_title: og_title && og_title !== meta_title ? og_title : null,
      og_description: og_description && og_description !== meta_description ? og_description : null,
      og_image: await this.picture('pageMeta', found, 'og_image', meta_title ?? ''),
    };
  }

  /** How the report calls a page that several calls fill. */
  page = (name: string): Label => ({ kind: 'pages', name, from: 'Pages' });

  /** The published service pages here. */
  async services(): Promise<Service[]> {
    const where = { _status: { equals: 'published' } };
    const { docs } = await this.job.payload.find({ collection: 'services', where, sort: 'id', depth: 0, pagination: false });
    return docs;
  }

  serviceAt(services: Service[], route: string): Service | undefined {
    const slug = /^\/service\/([^/]+)$/.exec(this.path(route))?.[1];
    return services.find((service) => service.slug === slug);
  }

  /** A link of the provider as a path on the site; a web address elsewhere stays one. */
  path(route: string): string {
    if (!URL.canParse(route, this.answers.base)) return route;
    const url = new URL(route, this.answers.base);
    return url.origin === new URL(this.answers.base).origin ? withoutSlash(url.pathname) + url.search + url.hash : route;
  }
}

/** Lines of a field with one text a line; line breaks within a text would part it. */
export const asLines = (texts: readonly string[]): string =>
  texts
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');

/** The title of a card, unless it is the service's own name. */
export const otherTitle = (service: Service, title: string) => (title === nameOf(service) ? null : title);
