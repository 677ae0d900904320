// JavaScript, because a server loads it, and would need Next's compiler (100 MB) for TypeScript.
import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  transpilePackages: ['contract', 'office', 'shared'],
  // One copy of Payload per process: bundled copies have their own error classes, which the others do not recognise, and field
  // errors lose their messages.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/db-sqlite', '@payloadcms/drizzle'],
  poweredByHeader: false,
  // The back office shows pictures unoptimised; the optimiser would resize for anybody.
  images: { unoptimized: true },
  // Lint, format and types are checked once for the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: resolve(import.meta.dirname, '..') },
  // Nobody reads source maps of the back office, and making them takes a quarter of the build.
  experimental: { turbopackSourceMaps: false },
  redirects: async () => [
    { source: '/', destination: '/admin', permanent: false },
    // Bookmarks of screens that are pages of the office now.
    { source: '/admin/figures', destination: '/office/figures', permanent: false },
    { source: '/admin/globals/prices', destination: '/office/price-list', permanent: false },
    { source: '/admin/collections/reply-texts', destination: '/office/reply-texts', permanent: false },
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
