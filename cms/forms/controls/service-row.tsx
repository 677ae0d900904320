import type { ArrayFieldClient, PayloadRequest } from 'payload';
import { ServiceRowLabel } from './service-row-label';

const namesByRequest = new WeakMap<PayloadRequest, Promise<Record<string, string>>>();

function serviceNames(req: PayloadRequest): Promise<Record<string, string>> {
  const known = namesByRequest.get(req);
  if (known) return known;
  const names = req.payload
    .find({ collection: 'services', select: { page_name: true }, pagination: false, limit: 0, depth: 0, trash: true })
    .then(({ docs }) => Object.fromEntries(docs.map(({ id, page_name }) => [String(id), page_name ?? ''])));
  namesByRequest.set(req, names);
  return names;
}

interface Props {
  clientField: ArrayFieldClient;
  req: PayloadRequest;
}

export const ServiceRow = async ({ clientField, req }: Props) => (
  <ServiceRowLabel field={clientField} names={await serviceNames(req)} />
);
