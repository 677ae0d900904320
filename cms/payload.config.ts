import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { ownLocks } from './accounts/locks';
import { secondFactors } from './accounts/second-factors';
import { signInRules } from './accounts/sign-in-rules';
import { audit } from './audit/audit';
import { audited, auditedGlobal } from './audit/hooks';
import { database, settleConnection } from './base/database';
import { env } from './base/env';
import { payloadLogger } from './base/log';
import { nameVersions } from './changes/made-from';
import { changeOneAfterAnother } from './changes/many';
import { contentCollections, contentGlobals } from './content';
import { editor } from './content/fields/rich-text';
import { zones } from './content/fields/zone';
import { checkFigures } from './content/figure-check';
import { missingPaths } from './content/missing-paths';
import { keepToOwnFields } from './content/own-fields';
import { changeRedirectsInTurn } from './content/redirects-in-turn';
import { users } from './content/users';
import { vitals } from './content/vitals';
import { findReplaceEndpoints } from './find-replace/endpoint';
import { firstHourEndpoint } from './first-hour/endpoint';
import { closeJobStatistics, jobs } from './jobs';
import { fireDrill } from './leads/drill/record';
import { replyTexts } from './leads/inbox/reply-texts';
import { leads } from './leads/leads';
import { notifications } from './leads/mails/notifications';
import { outbox } from './leads/mails/outbox';
import { accountMails } from './leads/sending/account-mails';
import { hideGroups } from './nav/menu';
import { livePreview, withPageControls, withPageControlsGlobal } from './preview/config';
import { previewLink } from './preview/endpoint';
import { publications } from './publishing/publications';
import { words } from './words';

const here = dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: env.secret,
  serverURL: env.cmsUrl,
  csrf: env.cmsOrigins,
  routes: { admin: '/admin', api: '/payload-api' },
  db: database(env.databaseUrl),
  onInit: settleConnection,
  email: accountMails,
  editor,
  sharp,
  collections: [
    ...[leads, replyTexts, outbox, ...contentCollections.map(withPageControls), users, vitals, missingPaths].map(audited),
    audit,
    secondFactors,
    publications,
  ],
  globals: [...[notifications, ...contentGlobals.map(withPageControlsGlobal), signInRules].map(auditedGlobal), fireDrill],
  endpoints: [previewLink, firstHourEndpoint, ...findReplaceEndpoints],
  jobs,
  logger: payloadLogger,
  loggingLevels: { AuthenticationError: 'debug', FileUploadError: 'debug', Forbidden: 'debug', LockedAuth: 'debug' },
  telemetry: false,
  graphQL: { disable: true },
  i18n: { translations: words },
  // The guard rejects larger bodies earlier, with a reason.
  upload: { limits: { fileSize: 51_000_000 } },
  typescript: { outputFile: resolve(here, 'base', 'payload-types.ts') },
  admin: {
    user: users.slug,
    livePreview: livePreview(contentCollections, contentGlobals),
    // Our own page replaces Payload's: see `accounts/password-view.tsx`.
    routes: { reset: '/payload-reset' },
    avatar: 'default',
    dashboard: { widgets: [], defaultLayout: [] }, // the menu leads to every list
    dateFormat: 'd MMM yyyy, h:mm aaa',
    timezones: { supportedTimezones: zones },
    importMap: { baseDir: here, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Back office', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/mark.svg' }] },
    components: {
      afterNavLinks: ['/nav/page-links#PageLinks'],
      header: ['/leads/inbox/mail-trouble#MailTrouble'],
      beforeNavLinks: ['/nav/nav#Nav'],
      actions: ['/edit-bar/website-link#WebsiteLink'],
      beforeDashboard: [
        '/first-hour/notice#FirstHourNotice',
        '/leads/figures/dashboard#ToDo',
        '/content/editors-start#EditorsStart',
        '/search-listing/notice#SearchNotice',
        '/content/failed-plans#FailedPlans',
        '/content/due-promises#DuePromises',
        '/content/sample-notice#SampleNotice',
        '/alerts/report#MachineReport',
        '/leads/figures/dashboard#Dashboard',
      ],
      views: {
        login: { Component: '/accounts/login-view#LoginView' },
        forgot: { Component: '/accounts/forgot-view#ForgotView' },
        firstHour: { Component: '/first-hour/view#FirstHourView', path: '/first-hour', exact: true },
        searchPages: { Component: '/search-listing/pages-view#SearchPagesView', path: '/search-pages', exact: true },
        findReplace: { Component: '/find-replace/view#FindReplaceView', path: '/find-replace', exact: true },
        password: { Component: '/accounts/password-view#PasswordView', path: '/reset' },
      },
      graphics: { Icon: '/content/look/mark#Mark', Logo: '/content/look/logo#Logo' },
    },
  },
})
  .then(hideGroups)
  .then(closeJobStatistics)
  .then(ownLocks)
  .then(changeRedirectsInTurn)
  .then(nameVersions)
  .then(changeOneAfterAnother)
  .then(keepToOwnFields)
  .then(checkFigures(new Set([...contentCollections, ...contentGlobals].map(({ slug }) => slug))));
