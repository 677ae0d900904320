import type { CallName } from 'contract';
import { withoutSlash } from 'contract/paths';
import { nameOf } from '../../../api/service';
import type { Service } from '../../database/payload-types';
import type { Job } from '../job';
import type { Label } from '../save';
import type { Answers } from './answers';
import { nameOfCall } from './calls';

type Wire = Record<string, unknown>;

/** What the parts of a provider's import share. */
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

  /** How the report calls a page that several calls fill. */
  page = (name: string): Label => ({ kind: 'pages', name, from: 'Pages' });

  /** The published service pages here. */
  async services(): Promise<Service[]> {
    const where = { _status: { equals: 'published' } };
    const { docs } = await this.job.payload.find({ collection: 'services', where, sort: 'id', depth: 0, pagination: false });
    return docs;
  }

  /** The service page that a card of the provider leads to. */
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
