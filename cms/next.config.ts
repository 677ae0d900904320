import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  transpilePackages: ['contract'],
  poweredByHeader: false,
  // Lint, format and types are checked once, for the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: resolve(import.meta.dirname, '..') },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
