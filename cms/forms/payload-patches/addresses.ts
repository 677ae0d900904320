/**
 * Why: Payload answers 500 to an address of its REST API that leads to nothing: versions of what keeps none, an id that is no number, a
 * file that is not on the disk. That looks like a fault of the machine.
 * Relies on: every collection and global having the endpoints of versions; ids being whole numbers on both databases; `/file/:filename`
 * being answered with 500, not by an error, if the file is missing.
 * Test: `addresses.test.ts`.
 * Remove: once Payload answers 404.
 */
import { type Endpoint, type FlattenedField, NotFound, type SanitizedConfig } from 'payload';
import { endpointAround } from './endpoints';
import { checkSearch } from './searches';

type Call = Omit<Endpoint, 'root'>;

const OF_VERSIONS = /^\/versions(\/|$)/;
const OF_RECORD = /\/:id(\/|$)/;
const ID = /^[1-9]\d{0,14}$/;

/** What stands in front of an endpoint that would answer 500. */
function before({ method, path }: Call, fields: FlattenedField[]): Endpoint[] {
  if (OF_RECORD.test(path))
    return [
      endpointAround({ method, path }, async (req, goOn) => {
        if (!ID.test(String(req.routeParams?.id))) throw new NotFound(req.t);
        return goOn();
      }),
    ];
  if (method !== 'post' && !path.includes(':'))
    return [
      endpointAround({ method, path }, async (req, goOn) => {
        checkSearch(req, fields);
        return goOn();
      }),
    ];
  if (path !== '/file/:filename') return [];
  return [
    endpointAround({ method, path }, async (req, goOn) => {
      const answer = await goOn();
      if (answer.status === 500) throw new NotFound(req.t);
      return answer;
    }),
  ];
}

/** Makes addresses that lead to nothing answer 404, and searches that ask nothing 400. */
export function withoutDeadAddresses(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const { endpoints, versions } = entity;
    const live = ((endpoints || []) as Call[]).filter(({ path }) => versions || !OF_VERSIONS.test(path));
    entity.endpoints = live.flatMap((endpoint) => [...before(endpoint, entity.flattenedFields), endpoint as Endpoint]);
  }
  return config;
}
