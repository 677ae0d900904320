import { type BulkModel, List, type SearchModel } from 'office/enquiries/list';
import { count } from '../../base/process/counted';
import { writtenDay } from '../../base/process/days';
import { zoneOf } from '../../base/process/zone';
import { isOwner } from '../../base/rights/access';
import { accountsOf } from '../inbox/colleagues';
import { viewerOf } from '../inbox/viewer';
import { labelOf } from '../record/lead-fields';
import { CHANGE, ENQUIRIES, NEW_ENQUIRY, viewAddress } from '../record/light-page';
import { statuses } from '../record/options';
import { type View, views } from '../record/views';
import { suburbMeant } from '../search/misspelt';
import {
  type Asked,
  exportAddress,
  type FilterName,
  isNarrowed,
  listAddress,
  ownQuery,
  queryOf,
  readAsked,
  sorts,
  whereOf,
} from './list-asked';
import { doneNote } from './list-done';
import { countUpTo, countViews, MOST, valuesOf } from './list-query';
import { columnsOf, pageOf, rowOf } from './list-rows';
import { setAsideModel } from './list-website';
import { officePage } from './page';
import type { Visit } from './visit';

type Account = Awaited<ReturnType<typeof accountsOf>>[number];

const CROWD = 999;
const inWords = (n: number) => (n > CROWD ? `${CROWD}+` : String(n));
const totalOf = (n: number) =>
  n > MOST ? `More than ${MOST.toLocaleString('en-AU')} enquiries` : count(n, 'enquiry', 'enquiries');

/** Options of a filter; one that is asked for stays, even when no enquiry has it. */
const optionsOf = (all: string, values: string[], chosen: string) => [
  { value: '', label: all },
  ...[...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: value })),
];

function saidOf(asked: Asked, accounts: Account[]): [FilterName | 'q', string][] {
  const named = accounts.find(({ id }) => String(id) === asked.who)?.name;
  const who = { me: 'me', nobody: 'nobody' }[asked.who] ?? named ?? 'an account that is gone';
  const words: [FilterName | 'q', string][] = [
    ['q', `“${asked.q}”`],
    ['status', `Status: ${asked.status && labelOf(asked.status)}`],
    ['service', `Service: ${asked.service}`],
    ['suburb', `Suburb: ${asked.suburb}`],
    ['source', `Source: ${asked.source}`],
    ['from', `Received from ${asked.from && writtenDay(asked.from)}`],
    ['until', `Received until ${asked.until && writtenDay(asked.until)}`],
    ['who', `Looked after by ${who}`],
    ['suspicious', 'Suspicious'],
  ];
  return words.filter(([name]) => asked[name]);
}

interface Known {
  accounts: Account[];
  services: string[];
  sources: string[];
}

function searchOf(asked: Asked, { accounts, services, sources }: Known): SearchModel {
  const { view, q, status, service, suburb, source, from, until, who, suspicious, sort } = asked;
  const answering = accounts.filter(({ id, answers }) => answers || String(id) === who);
  const people = answering.map(({ id, name }) => ({ value: String(id), label: name }));
  const orders = Object.entries(sorts).map(([value, { label }]) => ({ value, label }));
  const said = saidOf(asked, accounts);
  return {
    ...{ action: ENQUIRIES, q, view: view === 'all' ? '' : view },
    fields: [
      {
        ...{ name: 'status', kind: 'select', label: 'Status', value: status },
        options: [{ value: '', label: 'Any status' }, ...statuses.map((value) => ({ value, label: labelOf(value) }))],
      },
      { name: 'service', kind: 'select', label: 'Service', value: service, options: optionsOf('Any service', services, service) },
      { name: 'source', kind: 'select', label: 'Source', value: source, options: optionsOf('Any source', sources, source) },
      {
        ...{ name: 'who', kind: 'select', label: 'Looked after by', value: who },
        options: [
          { value: '', label: 'Anybody or nobody' },
          { value: 'me', label: 'Me' },
          { value: 'nobody', label: 'Nobody' },
          ...people,
        ],
      },
      {
        name: 'sort',
        kind: 'select',
        label: 'Order',
        value: sort,
        options: [{ value: '', label: 'Usual for the view' }, ...orders],
      },
      { name: 'suburb', label: 'Suburb or city', value: suburb, autoComplete: 'off' },
      { name: 'from', label: 'Received from', kind: 'date', value: from },
      { name: 'until', label: 'Received until', kind: 'date', value: until },
    ],
    suspicious: suspicious !== '',
    chips: said.map(([name, label]) => ({ label, href: listAddress({ ...asked, [name]: '' }) })),
    clear: said.length > 1 ? listAddress({ view, sort }) : undefined,
  };
}

/** Says what was asked when nothing was found, and how to widen it. */
function nothingOf(asked: Asked, accounts: Account[], meant: string | undefined) {
  const said = saidOf(asked, accounts).map(([, words]) => words);
  const where = asked.view === 'all' ? '' : ` in ${views[asked.view].label}`;
  const wider = [
    ...(meant ? [{ label: `Search for “${meant}”`, href: listAddress({ ...asked, q: meant }) }] : []),
    ...(said.length > 0 && asked.view !== 'all'
      ? [{ label: 'Look in all enquiries', href: listAddress({ ...asked, view: 'all', sort: '' }) }]
      : []),
    ...(said.length > 0 ? [{ label: `All${where || ' enquiries'}`, href: listAddress({ view: asked.view }) }] : []),
    ...(said.length === 0 && asked.view !== 'all' ? [{ label: 'All enquiries', href: ENQUIRIES }] : []),
  ];
  const text =
    said.length > 0
      ? `No enquiry${where} with ${said.join(', ')}.`
      : asked.view === 'all'
        ? 'No enquiry has come yet. They stand here as soon as somebody writes, or you enter a caller.'
        : `No enquiry${where}.`;
  return { text, wider };
}

function bulkOf(asked: Asked, { user }: Visit, accounts: Account[]): BulkModel {
  const people = accounts
    .filter(({ id, answers }) => answers && id !== user.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const [spam, notSpam] = [
    { name: 'spam', label: 'Spam' },
    { name: 'not-spam', label: 'Not spam' },
  ];
  return {
    action: CHANGE,
    fields: [...queryOf(asked)],
    acts: asked.view === 'spam' ? [notSpam] : [spam, notSpam],
    people: [{ value: String(user.id), label: 'Me' }, ...people, { value: 'nobody', label: 'Nobody' }],
    mayErase: isOwner(user),
  };
}

/** *Enquiries*: all of them by view, search and filters, fifty at a time. */
export async function listPage(visit: Visit, query: URLSearchParams): Promise<Response> {
  const { payload, user } = visit;
  const asked = readAsked(query);
  const setAside = setAsideModel(payload, asked, query);
  const [viewer, zone] = await Promise.all([viewerOf(visit), zoneOf(payload)]);
  const [where, narrowed] = [whereOf(asked, viewer, zone), isNarrowed(asked)];
  const [page, counts, accounts, services, sources] = await Promise.all([
    pageOf(visit, { asked, where, narrowed }, query),
    countViews(payload, viewer),
    accountsOf(payload),
    valuesOf(payload, 'service'),
    valuesOf(payload, 'source'),
  ]);
  const found = page.found ?? (await countUpTo(payload, where, narrowed));
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const seen = { viewer, zone, names, list: ownQuery(asked, query) };
  const isNothing = page.rows.length === 0;
  const meant = isNothing && asked.q ? await suburbMeant(payload, asked.q) : undefined;
  const isAll = found > page.rows.length && page.rows.length > 0;
  return officePage(payload, {
    title: asked.view === 'all' ? 'Enquiries' : `${views[asked.view].label}: enquiries`,
    account: user,
    children: (
      <List
        done={doneNote(asked, query)}
        setAside={await setAside}
        views={(Object.keys(views) as View[]).map((view) => {
          const n = counts[view];
          return {
            ...{ label: views[view].label, href: view === 'all' ? ENQUIRIES : viewAddress(view), isCurrent: view === asked.view },
            count: n === undefined ? undefined : inWords(n),
          };
        })}
        search={searchOf(asked, { accounts, services, sources })}
        nothing={isNothing ? nothingOf(asked, accounts, meant) : undefined}
        total={totalOf(found)}
        rows={{
          columns: columnsOf(asked),
          rows: page.rows.map((lead) => rowOf(lead, seen)),
          all: isAll ? `All ${found > MOST ? 'that match' : `${found} that match`}` : undefined,
        }}
        bulk={bulkOf(asked, visit, accounts)}
        newest={page.newer && listAddress(asked)}
        newer={page.newer}
        older={page.older}
        newEnquiry={NEW_ENQUIRY}
        csv={exportAddress(asked, viewer, zone)}
      />
    ),
  });
}
