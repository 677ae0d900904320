import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import { env } from '../base/process/env';
import { leftOutByCompany } from '../office/company/taken-off';
import { markOrigins } from '../office/edit-bar/origins';
import { type Claims, COMPANY_SHEET, EDITED_SITE } from '../office/preview/preview-token';
import { completed } from '../office/preview/unfinished';

/** Records, by id, that a preview shows as taken off the site. */
export type LeftOut = Partial<Record<CollectionSlug, readonly number[]>>;

/** Where the calls read content: what is published or, in a preview, the drafts. */
export class Source {
  constructor(
    readonly payload: Payload,
    /** A preview: drafts count as published. */
    readonly drafts = false,
    private readonly hidesSamples = env.hidesSamples && !drafts,
    readonly leftOut: LeftOut = {},
    /** Each text and picture brings its origin along. */
    private readonly isEdited = false,
  ) {}

  /** Whether this sample may not be shown to visitors (R-CLAIM-11). */
  hides = ({ sample }: { sample?: boolean | null }): boolean => this.hidesSamples && sample === true;

  readonly find: Payload['find'] = async (options) => {
    const found = await this.payload.find({ ...options, ...this.#shown(options) });
    return {
      ...found,
      docs: found.docs.map((doc) => this.#complete(doc, options.collection, this.#configOf(options.collection))),
    };
  };
  readonly findByID: Payload['findByID'] = async (options) =>
    this.#complete(
      await this.payload.findByID({ ...options, draft: this.drafts }),
      options.collection,
      this.#configOf(options.collection),
    );
  readonly findGlobal: Payload['findGlobal'] = async (options) =>
    this.#complete(
      await this.payload.findGlobal({ ...options, draft: this.drafts }),
      options.slug,
      this.payload.config.globals.find(({ slug }) => slug === options.slug),
    );
  readonly count: Payload['count'] = (options) => this.payload.count({ ...options, ...this.#shown(options) });

  #shown({ collection, where }: { collection: CollectionSlug; where?: Where }): { where?: Where; draft?: boolean } {
    if (!this.payload.collections[collection].config.versions?.drafts) return { where };
    const shown: Where[] = this.drafts ? [] : [{ _status: { equals: 'published' } }];
    if (this.hidesSamples && collection === 'testimonials') shown.push({ sample: { not_equals: true } });
    const leftOut = this.leftOut[collection];
    if (leftOut?.length) shown.push({ id: { not_in: leftOut } });
    return { where: { and: where ? [...shown, where] : shown }, ...(this.drafts && { draft: true }) };
  }

  #configOf = (slug: CollectionSlug) => this.payload.collections[slug]?.config;

  /** Published records are complete. */
  #complete<Doc>(doc: Doc, slug: string, config: Pick<SanitizedCollectionConfig, 'fields' | 'flattenedFields'> | undefined): Doc {
    if (!this.drafts || !doc || !config) return doc;
    const whole = completed(doc, config.flattenedFields);
    return this.isEdited ? markOrigins(config.fields, slug, whole) : whole;
  }
}

/** What a visitor sees, or the preview of `claims`. Samples are for a demonstration: they end once the company is somebody's own. */
export async function sourceFor(payload: Payload, claims: Claims | undefined): Promise<Source> {
  if (claims?.of === COMPANY_SHEET) return new Source(payload, true, true, await leftOutByCompany(payload));
  if (claims) return new Source(payload, true, false, {}, claims.of === EDITED_SITE);
  const { sample } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } });
  return new Source(payload, false, env.hidesSamples || !sample);
}
