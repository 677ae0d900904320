import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UPLOAD_BYTES_MAX } from 'contract/upload';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { audit } from './accounts/audit/audit';
import { lockRules } from './accounts/locks';
import { secondFactors } from './accounts/second-factors';
import { signInRules } from './accounts/sign-in-rules';
import { users } from './accounts/users';
import { database, prepareConnection } from './base/database/database';
import { env } from './base/process/env';
import { payloadLogger } from './base/process/log';
import { ownFieldRules } from './base/rights/own-fields';
import { errorsInOrder } from './forms/editing/errors-in-order';
import { isTypedIn } from './forms/editing/made-from';
import { editor } from './forms/fields/rich-text-field';
import { withRulesFor } from './forms/payload-patches/own-collections';
import { saveWhole } from './forms/payload-patches/whole-saves';
import { doneJobs } from './leads/done/collection';
import { fireDrill } from './leads/drill/record';
import { replyTexts } from './leads/inbox/reply-texts';
import { leads } from './leads/leads';
import { notifications } from './leads/mails/notifications';
import { outbox } from './leads/mails/outbox';
import { conversions } from './leads/measuring/conversions';
import { measuring } from './leads/measuring/measuring-settings';
import { leadNotes } from './leads/notes/collection';
import { leadPhotos } from './leads/photos/collection';
import { pushDevices } from './leads/push/devices';
import { pushes } from './leads/push/pushes';
import { prices } from './leads/quotes/prices';
import { quotes } from './leads/quotes/quotes';
import { accountMails } from './leads/sending/account-mails';
import { contentCollections, contentGlobals } from './model';
import { zones } from './model/choices/zone';
import { judgeOnlyWhatStays } from './model/content/taking-away';
import { missingPaths } from './model/redirects/missing-paths';
import { withSaveSteps } from './model/saves';
import { vitals } from './model/vitals';
import { livePreview, withFormControls } from './office/preview/config';
import { previewLink } from './office/preview/preview-link';
import { translations } from './office/translations';
import { jobStatistics, jobs } from './operations/start/jobs';
import { publications } from './publishing/publications';

const here = dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: env.secret,
  serverURL: env.cmsUrl,
  csrf: env.cmsOrigins,
  routes: { admin: '/admin', api: '/payload-api' },
  db: database(env.databaseUrl),
  async onInit(payload) {
    saveWhole(payload);
    await prepareConnection(payload);
  },
  email: accountMails,
  editor,
  sharp,
  collections: [
    ...[leads, leadNotes, doneJobs, leadPhotos, quotes, replyTexts, outbox, conversions, ...contentCollections],
    ...[users, pushDevices, vitals, missingPaths, pushes, audit, secondFactors, publications],
  ],
  globals: [notifications, measuring, prices, ...contentGlobals, signInRules, fireDrill],
  plugins: [withFormControls, withSaveSteps, judgeOnlyWhatStays],
  endpoints: [previewLink],
  hooks: { afterError: [errorsInOrder] },
  jobs,
  logger: payloadLogger,
  loggingLevels: { AuthenticationError: 'debug', FileUploadError: 'debug', Forbidden: 'debug', LockedAuth: 'debug' },
  telemetry: false,
  graphQL: { disable: true },
  i18n: { translations },
  // The guard rejects larger bodies earlier, with a reason.
  upload: { limits: { fileSize: UPLOAD_BYTES_MAX } },
  typescript: { outputFile: resolve(here, 'base', 'database', 'payload-types.ts') },
  admin: {
    user: users.slug,
    livePreview: livePreview(contentCollections, contentGlobals),
    avatar: 'default',
    dashboard: { widgets: [], defaultLayout: [] }, // the menu leads to every list
    dateFormat: 'd MMM yyyy, h:mm aaa',
    timezones: { supportedTimezones: zones },
    importMap: { baseDir: here, importMapFile: resolve(here, 'app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Back office', icons: [{ rel: 'icon', url: '/company-mark' }] },
    components: {
      Nav: '/office/menu/nav#Nav',
      header: ['/leads/inbox/mail-trouble#MailTrouble'],
      actions: ['/office/edit-bar/website-link#WebsiteLink'],
      beforeDashboard: [
        '/leads/inbox/office-start#OfficeStart',
        '/leads/figures/site-report#SiteReport',
        '/model/dashboard/failed-plans#FailedPlans',
        '/model/dashboard/due-promises#DuePromises',
        '/model/search-listing/search-notice#SearchNotice',
        '/model/dashboard/sample-notice#SampleNotice',
        '/operations/going-public/notice#GoingPublicNotice',
        '/model/dashboard/editors-start#EditorsStart',
        '/operations/alerts/report#MachineReport',
      ],
      graphics: { Icon: '/forms/controls/mark#Mark' },
    },
  },
}).then(withRulesFor({ beforeOperation: ownFieldRules, locks: lockRules, jobStatistics, hasNoLocks: isTypedIn }));
