import type { sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

export type Query = ReturnType<typeof sql>;

/** Rows of a query that says things which Payload's own cannot: claims, sums, medians. */
export const rowsOf = async <T>(payload: Payload, query: Query): Promise<T[]> => (await payload.db.drizzle.all(query)) as T[];
