import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from 'contract';
import { env } from '../base/process/env';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

type Document = Awaited<ReturnType<typeof generator.generate>>;
let document: Promise<Document> | undefined;

export function openApiDocument(): Promise<Document> {
  document ??= generator.generate(contract, {
    info: { title: 'Provider API', version: '1', description: 'What the public website asks its provider.' },
    servers: [{ url: `${env.cmsUrl}/api` }],
    tags: [
      { name: 'Documented', description: 'The calls that every provider has.' },
      { name: 'Addition', description: 'Calls that a provider may lack; `GET /additions` names them.' },
    ],
  });
  return document;
}
