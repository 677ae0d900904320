import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { inItsTurn } from '../../../../forms/editing/rest';

type Route = ReturnType<typeof REST_GET>;

const around =
  (route: Route): Route =>
  async (request, args) =>
    inItsTurn(await getPayload({ config }), request, () => route(request, args));

/** Payload's own REST API, for the back office only; the guard rejects everybody else. */
export const GET = around(REST_GET(config));
export const POST = around(REST_POST(config));
export const DELETE = around(REST_DELETE(config));
export const PATCH = around(REST_PATCH(config));
export const PUT = around(REST_PUT(config));
export const OPTIONS = around(REST_OPTIONS(config));
