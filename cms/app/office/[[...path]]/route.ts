import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { answerAccount } from '../../../accounts/pages/account';
import { answerColleague } from '../../../accounts/pages/colleague';
import { answerForgotPassword, answerPassword, showPasswordLink } from '../../../accounts/pages/password';
import { answerSignIn } from '../../../accounts/pages/sign-in';
import { answerSignOut } from '../../../accounts/pages/sign-out';
import { answerFeed } from '../../../leads/calendar/feed';
import { officeFile } from '../../../leads/pages/built-files';
import { answerByHand } from '../../../leads/pages/by-hand';
import { answerCalendar } from '../../../leads/pages/calendar';
import { answerCorrect } from '../../../leads/pages/correct';
import { answerEnquiry, answerToday } from '../../../leads/pages/enquiry-routes';
import { answerErase } from '../../../leads/pages/erase';
import { answerFigures } from '../../../leads/pages/figures';
import { answerHistory } from '../../../leads/pages/history';
import { answerAtWebsite, answerChange, answerList } from '../../../leads/pages/list-routes';
import { answerLive } from '../../../leads/pages/live';
import { answerPhoto } from '../../../leads/pages/photo';
import { answerPriceList } from '../../../leads/pages/price-list';
import { answerQuote } from '../../../leads/pages/quote-routes';
import { answerReplyTexts } from '../../../leads/pages/reply-texts';
import { answerRenewal, answerRings } from '../../../leads/pages/ring-acts';
import { answerCompany } from '../../../office/company/company-routes';
import { answerFindReplace } from '../../../office/find-replace/find-replace-page';
import { answerSearchPages } from '../../../office/search-pages';
import { answerGoingPublic } from '../../../operations/going-public/page';

export const dynamic = 'force-dynamic';

/** `asked` is the second segment of the path, where a page has one that varies. */
type Answer = (payload: Payload, request: Request, asked: string) => Response | Promise<Response>;
type Pages = Record<string, Answer>;

const looked: Pages = {
  '': answerToday,
  'calendar/:': (payload, _, name) => answerFeed(payload, name),
  enquiries: answerList,
  figures: answerFigures,
  'files/:': (_, __, name) => officeFile(name),
  live: answerLive,
  'password/:': (payload, _, token) => showPasswordLink(payload, token),
  'photos/:': answerPhoto,
  'search-pages': answerSearchPages,
};
const posted: Pages = {
  'enquiries/at-website': answerAtWebsite,
  password: answerPassword,
  rings: answerRings,
  'rings/renew': answerRenewal,
};
const both: Pages = {
  account: answerAccount,
  'accounts/:': answerColleague,
  calendar: answerCalendar,
  company: answerCompany,
  'enquiries/change': answerChange,
  'enquiries/new': answerByHand,
  'enquiries/:': answerEnquiry,
  'enquiries/:/correct': answerCorrect,
  'enquiries/:/erase': answerErase,
  'enquiries/:/history': answerHistory,
  'enquiries/:/quote': answerQuote,
  'find-replace': answerFindReplace,
  'forgot-password': answerForgotPassword,
  'going-public': answerGoingPublic,
  'price-list': answerPriceList,
  'reply-texts': answerReplyTexts,
  'sign-in': answerSignIn,
  'sign-out': answerSignOut,
};

const all = { ...looked, ...posted, ...both };

/** Answers at each address below `/office`: the plain one first, else that with a part that varies. */
const answers =
  (pages: Pages) =>
  async (request: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> => {
    const { path = [] } = await params;
    const [first, asked, ...rest] = path;
    const names = [path, ...(asked === undefined ? [] : [[first, ':', ...rest]])].map((parts) => parts.join('/'));
    const name = names.find((one) => Object.hasOwn(all, one)) ?? 'none';
    const answer = Object.hasOwn(pages, name) ? pages[name] : undefined;
    if (answer) return answer(await getPayload({ config }), request, asked ?? '');
    return name in all ? new Response(null, { status: 405 }) : new Response('There is no such page', { status: 404 });
  };

export const GET = answers({ ...both, ...looked });
export const POST = answers({ ...both, ...posted });
