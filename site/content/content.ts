import type { CallAnswer, CallName, InputOf } from 'contract';
import { addressOf } from 'contract/call';
import { iconAt } from 'contract/icons';
import { onlyOrigins, withoutOrigins } from 'contract/text-origin';
import { localPath } from 'shared/local-path';
import { text } from 'shared/text';
import type { Log } from '../base/log';
import { NoRecord } from './no-record';
import type { IconRef, Picture } from './shapes';
import type { ContentStore } from './store';

/** Reads a picture's size if the answer lacks it; undefined when the file cannot be read. */
export type SizeOf = (path: string) => Promise<{ width: number; height: number } | undefined>;

/** One rendering's access to the provider's content; records the calls it uses. */
export interface Reader {
  /** Calls used so far; a publish signal for one of them makes the page stale. */
  readonly used: ReadonlySet<CallName>;
  /** Calls that failed, also those whose last known answer is from before a change; the page should be rendered again soon. */
  readonly failed: ReadonlySet<CallName>;
  readonly pictures: ReadonlySet<string>;
  /** The reshaped answer, or undefined when it is missing, failed or empty; the log says why (R-CONTENT-1, R-CONTENT-2). */
  section<Name extends CallName, Shape>(
    call: Name,
    reshape: (answer: CallAnswer<Name>) => Shape | undefined | Promise<Shape | undefined>,
    ...input: InputOf<Name>
  ): Promise<Shape | undefined>;
  /** The same of a call that not every provider has (R-WIRE-12); undefined, and nothing is asked or logged, for one without it. */
  addition: Reader['section'];
  /** Names of the additions that the provider has; undefined if it was never reached. */
  additions(): Promise<ReadonlySet<string> | undefined>;
  /** The unchanged answer, for data without which there is no page. Throws NoRecord or ProviderFailure. */
  required<Name extends CallName>(call: Name, ...input: InputOf<Name>): Promise<CallAnswer<Name>>;
  warn(event: string, fields?: Record<string, unknown>): void;
  /** The picture of the fields that begin with `key`; undefined if there is none. */
  picture(record: object, key: string, alt?: string): Promise<Picture | undefined>;
}

export function createReader(deps: {
  store: Pick<ContentStore, 'get' | 'isOutdated'>;
  sizeOf: SizeOf;
  log: Log;
  page: string;
}): Reader {
  const { store, sizeOf, log, page } = deps;
  const used = new Set<CallName>();
  const pictures = new Set<string>();
  const failed = new Set<CallName>();
  const required = async <Name extends CallName>(call: Name, ...input: InputOf<Name>) => {
    used.add(call);
    try {
      const answer = await store.get(call, ...input);
      if (store.isOutdated(call, ...input)) failed.add(call);
      return answer;
    } catch (error) {
      if (!(error instanceof NoRecord)) failed.add(call);
      throw error;
    }
  };
  const section: Reader['section'] = async (call, reshape, ...input) => {
    try {
      const shape = await reshape(await required(call, ...input));
      if (shape === undefined) log.warn('section left out', { page, call: addressOf(call, ...input), why: 'empty' });
      return shape;
    } catch (error) {
      const why = error instanceof NoRecord ? 'no such record' : error;
      log.warn('section left out', { page, call: addressOf(call, ...input), why });
      return undefined;
    }
  };
  let answered: ReturnType<Reader['additions']> | undefined;
  const additions = () => {
    answered ??= required('additions').then(
      (answer) => new Set(answer.additions),
      (error) => {
        log.warn('provider not asked for its additions', { error });
        return undefined;
      },
    );
    return answered;
  };
  return {
    used,
    pictures,
    failed,
    required,
    section,
    additions,
    addition: async (call, ...rest) => ((await additions())?.has(call) ? section(call, ...rest) : undefined),
    warn: (event, fields) => log.warn(event, { page, ...fields }),
    async picture(record, key, alt = '') {
      const fields = record as Record<string, string | number | null | undefined>;
      const path = fields[key];
      if (typeof path !== 'string' || path === '') return undefined;
      const width = Number(fields[`${key}_width`]);
      const height = Number(fields[`${key}_height`]);
      const size = width && height ? { width, height } : await sizeOf(path);
      if (!size) {
        log.warn('picture left out', { page, path, why: 'its size is not known and the file cannot be read' });
        return undefined;
      }
      pictures.add(path.replace(/^\/+/, ''));
      const focus = fields[`${key}_focus`];
      const text = fields[`${key}_alt`];
      return {
        path: path.replace(/^\/+/, ''),
        alt: typeof text === 'string' ? described(text.trim(), alt) : alt,
        ...size,
        ...(typeof focus === 'string' && /^[\d.]+% [\d.]+%$/.test(focus) && { focus }),
      };
    },
  };
}

/** An origin alone is that of a picture without a description. */
const described = (text: string, usual: string) => (text && !withoutOrigins(text) ? text + usual : text);

/** A picture that need not be read aloud. */
export const unread = (picture: Picture): Picture => ({ ...picture, alt: onlyOrigins(picture.alt) });

const LOOKS_LIKE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** An icon field holds a file's path, or an icon's name. */
export function iconRef(value: string | null | undefined): IconRef | undefined {
  if (!value) return undefined;
  const name = iconAt(value);
  if (name) return { name };
  return LOOKS_LIKE_FILE.test(value) ? { path: value.replace(/^\/+/, '') } : { name: value };
}

/** A list, or undefined when it is empty, so that its section is left out. */
export const nonEmpty = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);

/** A link from content: a site path or a web URL; anything else, such as `javascript:`, is dropped. */
export function safeHref(value: string | null | undefined): string | undefined {
  const href = text(value);
  if (!href) return undefined;
  if (/^https?:\/\//i.test(href) || localPath(href)) return href;
  return /^[a-z0-9][a-z0-9/-]*$/i.test(href) ? `/${href}` : undefined;
}
