import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, Where } from 'payload';
import { env } from '../base/process/env';
import { completed } from '../office/preview/unfinished';

export class Source {
  constructor(
    readonly payload: Payload,
    /** A preview: drafts count as published. */
    readonly drafts = false,
    private readonly hidesSamples = env.hidesSamples && !drafts,
  ) {}

  /** Whether this sample may not be shown to visitors (R-CLAIM-11). */
  hides = ({ sample }: { sample?: boolean | null }): boolean => this.hidesSamples && sample === true;

  readonly find: Payload['find'] = async (options) => {
    const found = await this.payload.find({ ...options, ...this.#shown(options) });
    return { ...found, docs: found.docs.map((doc) => this.#complete(doc, this.#fieldsOf(options.collection))) };
  };
  readonly findByID: Payload['findByID'] = async (options) =>
    this.#complete(await this.payload.findByID({ ...options, draft: this.drafts }), this.#fieldsOf(options.collection));
  readonly findGlobal: Payload['findGlobal'] = async (options) =>
    this.#complete(await this.payload.findGlobal({ ...options, draft: this.drafts }), this.#globalFieldsOf(options.slug));
  readonly count: Payload['count'] = (options) => this.payload.count({ ...options, ...this.#shown(options) });

  #shown({ collection, where }: { collection: CollectionSlug; where?: Where }): { where?: Where; draft?: boolean } {
    if (!this.payload.collections[collection].config.versions?.drafts) return { where };
    if (this.drafts) return { where, draft: true };
    const shown: Where[] = [{ _status: { equals: 'published' } }];
    if (this.hidesSamples && collection === 'testimonials') shown.push({ sample: { not_equals: true } });
    return { where: { and: where ? [...shown, where] : shown } };
  }

  #fieldsOf = (slug: CollectionSlug) => this.payload.collections[slug]?.config.flattenedFields;
  #globalFieldsOf = (slug: GlobalSlug) => this.payload.config.globals.find((entity) => entity.slug === slug)?.flattenedFields;

  /** Published records are complete. */
  #complete = <Doc>(doc: Doc, fields: FlattenedField[] | undefined): Doc =>
    this.drafts && doc && fields ? completed(doc, fields) : doc;
}
