// JavaScript, because a server loads it, and would need Next's compiler (100 MB) for TypeScript.
import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** Screens of Payload that are pages of the office, and addresses in mails of earlier releases. What was asked is handed on. */
const moved = [
  { source: '/', destination: '/admin' },
  // Payload names no page when its first one was asked for.
  { source: '/admin/login', missing: [{ type: 'query', key: 'redirect' }], destination: '/office/sign-in?redirect=/admin' },
  { source: '/admin/login', destination: '/office/sign-in' },
  { source: '/admin/logout', destination: '/office/sign-out' },
  { source: '/admin/logout-inactivity', destination: '/office/sign-in?after=inactivity' },
  { source: '/admin/forgot', destination: '/office/forgot-password' },
  { source: '/admin/reset/:token', destination: '/office/password/:token' },
  { source: '/admin/account', destination: '/office/account' },
  { source: '/admin/collections/users/create', destination: '/office/accounts/new' },
  { source: '/admin/find-replace', destination: '/office/find-replace' },
  { source: '/admin/figures', destination: '/office/figures' },
  { source: '/admin/globals/prices', destination: '/office/price-list' },
  { source: '/admin/collections/reply-texts', destination: '/office/reply-texts' },
];

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
  redirects: async () => moved.map((one) => ({ ...one, permanent: false })),
};

export default withPayload(config, { devBundleServerPackages: false });
