import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  transpilePackages: ['contract'],
  // One copy of Payload for the whole process: bundled, the routes and the instrumentation each hold their own classes, and an
  // error made by one is not recognised by the other, which then drops the field's own words.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/db-sqlite', '@payloadcms/drizzle'],
  poweredByHeader: false,
  // The back office shows pictures as they are; the optimiser would resize for anybody.
  images: { unoptimized: true },
  // Lint, format and types are checked once, for the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: resolve(import.meta.dirname, '..') },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
