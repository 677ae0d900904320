import { escapeHtml } from 'shared/html';
import { openApiDocument } from './openapi';

type Document = Awaited<ReturnType<typeof openApiDocument>>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]>['get'];

const json = (title: string, value: unknown) =>
  value ? `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>` : '';

const style = `
  body { font: 17px/1.55 system-ui, sans-serif; color: #16323a; background: #f7faf9; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  h1, h2, summary { color: #0f4c5c }
  details { background: #fff; border: 1px solid #d5e5e2; border-radius: 8px; margin: .5rem 0; padding: .5rem 1rem }
  summary { cursor: pointer } code { font-weight: 600 } pre { overflow: auto; font-size: 14px; line-height: 1.4 }`;

function call(method: string, path: string, operation: NonNullable<Operation>): string {
  return `<details><summary><code>${method.toUpperCase()} /api${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
    ${json('Parameters', operation.parameters)}${json('Body', operation.requestBody)}${json('Answers', operation.responses)}</details>`;
}

/** The API documentation as one static page without scripts or external requests. */
export async function docsPage(): Promise<string> {
  const { info, paths = {}, tags = [] } = await openApiDocument();
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? { tag: operation.tags?.[0], html: call(method, path, operation) } : [];
    }),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ tag }) => tag === name).map(({ html }) => html);
    return `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(description ?? '')}</p>${own.join('\n')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>
    <p>${escapeHtml(info.description ?? '')} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
    ${sections.join('\n')}</main></body></html>`;
}
