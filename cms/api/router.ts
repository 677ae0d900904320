import { additions as additionalCalls, LEAD_ORIGIN, SIGNED_POSTS } from 'contract';
import { about } from './about';
import { api } from './base';
import { blog } from './blog';
import { changes } from './changes';
import { city } from './city';
import { editBar } from './edit-bar';
import { faq } from './faq';
import { follow } from './follow';
import { home } from './home';
import { lead } from './lead';
import { leadPhoto } from './lead-photo';
import { missingPaths } from './missing-paths';
import { ownPages } from './own-pages';
import { pageMeta } from './page-meta';
import { preview } from './preview';
import { redirect } from './redirect';
import { service } from './service';
import { servicePage } from './service-page';
import { settings } from './settings';
import { testimonial } from './testimonial';
import { vitals } from './vitals';

const additions = {
  additions: api.additions.handler(() => ({
    additions: [...Object.keys(additionalCalls).filter((name) => name !== 'additions'), LEAD_ORIGIN, SIGNED_POSTS],
  })),
};

/** All calls of the contract with their handlers. */
export const router = api.router({
  ...about,
  ...additions,
  ...blog,
  ...changes,
  ...city,
  ...editBar,
  ...faq,
  ...follow,
  ...home,
  ...lead,
  ...leadPhoto,
  ...missingPaths,
  ...ownPages,
  ...pageMeta,
  ...preview,
  ...redirect,
  ...service,
  ...servicePage,
  ...settings,
  ...testimonial,
  ...vitals,
});
