import type { OpenAPI } from '@orpc/openapi';

interface PageParts {
  documentAddress: string;
  /** The product's stylesheet tags. */
  head: string;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The OpenAPI document as one readable page, in English, for developers. */
export function describeApi(document: OpenAPI.Document, { documentAddress, head }: PageParts): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item?.[method] ? [describeOperation(method, path, item[method])] : [])),
  );
  const title = escape(document.info.title);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">${head}</head>
<body><main class="mx-auto max-w-content px-4 py-12 sm:px-8">
<p><a class="text-link" href="/">Back to the product</a></p>
<h1 class="mt-6 text-step-3 font-extrabold">${title}</h1>
<p class="mt-4 max-w-reading text-step-1 text-ink-soft">The base path is <code>/api</code>. Requests and responses are JSON; times are ISO 8601 in UTC. Programs send
<code>Authorization: Bearer &lt;token&gt;</code> with the token from <code>POST /sessions</code>. An error is
<code>{ code, message, data? }</code>, with its message in the language of <code>Accept-Language</code>.
This reference is also available as an <a class="text-link" href="${documentAddress}">OpenAPI 3.1 document</a>.</p>
${operations.join('\n')}
</main></body></html>`;
}

function describeOperation(method: string, path: string, operation: OpenAPI.OperationObject): string {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  const parts = [
    operation.description
      ? `<p class="mt-3 max-w-reading whitespace-pre-line">${escape(operation.description)}</p>`
      : '',
    ...(operation.parameters ?? []).map((parameter) =>
      'name' in parameter ? schemaBlock(`${parameter.in}: ${parameter.name}`, parameter.schema) : '',
    ),
    schemaBlock('Request body', schemaOf(operation.requestBody)),
    success ? schemaBlock(`Response ${success[0]}`, schemaOf(success[1])) : '',
  ];
  return `<article class="on-paper mt-6 rounded-card bg-paper p-6 shadow-lift-1">
<h2 class="text-step-1 font-bold"><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p class="mt-1 text-ink-soft">${escape(operation.summary ?? '')}</p>${parts.join('')}</article>`;
}

function schemaOf(holder: unknown): unknown {
  if (!holder || typeof holder !== 'object' || !('content' in holder)) return undefined;
  const content = holder.content as Record<string, { schema?: unknown }>;
  return Object.values(content)[0]?.schema;
}

function schemaBlock(label: string, schema: unknown): string {
  if (schema === undefined) return '';
  return `<details class="mt-3"><summary class="min-h-11 cursor-pointer py-2 font-semibold">${escape(label)}</summary><pre class="overflow-x-auto rounded-small bg-sand p-4 text-step--1" tabindex="0"><code>${escape(JSON.stringify(schema, null, 2))}</code></pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
