import type { CollectionSlug, Payload, Where } from 'payload';

/** Where the calls read content: what is published or, in a preview, the drafts. */
export class Source {
  constructor(
    readonly payload: Payload,
    /** A preview: drafts count as published. */
    readonly drafts = false,
  ) {}

  readonly find: Payload['find'] = (options) => this.payload.find({ ...options, ...this.#shown(options) });
  readonly findByID: Payload['findByID'] = (options) => this.payload.findByID({ ...options, draft: this.drafts });
  readonly findGlobal: Payload['findGlobal'] = (options) => this.payload.findGlobal({ ...options, draft: this.drafts });
  readonly count: Payload['count'] = (options) => this.payload.count({ ...options, ...this.#shown(options) });

  #shown({ collection, where }: { collection: CollectionSlug; where?: Where }): { where?: Where; draft?: boolean } {
    if (!this.payload.collections[collection].config.versions?.drafts) return { where };
    if (this.drafts) return { where, draft: true };
    const published: Where = { _status: { equals: 'published' } };
    return { where: where ? { and: [published, where] } : published };
  }
}
