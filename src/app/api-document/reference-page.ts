import type { OpenAPI } from '@orpc/openapi';

interface PageParts {
  documentAddress: string;
  /** The product's stylesheet tags. */
  head: string;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The OpenAPI document as one readable page, in English, for developers. */
export function describeApi(document: OpenAPI.Document, { documentAddress, head }: PageParts): string {
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
${(document.tags ?? []).map((tag) => describeTag(document, tag)).join('\n')}
<h2 class="mt-12 text-step-2 font-extrabold">Schemas</h2>
${Object.entries(document.components?.schemas ?? {})
  .map(([name, schema]) => schemaBlock(name, schema, name))
  .join('\n')}
</main></body></html>`;
}

function describeTag(document: OpenAPI.Document, { name, description = '' }: OpenAPI.TagObject): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation?.tags?.includes(name)
        ? [describeOperation(document, { method, path, operation })]
        : [];
    }),
  );
  return `<h2 class="mt-12 text-step-2 font-extrabold">${escape(name)}</h2>
<p class="mt-2 max-w-reading text-ink-soft">${escape(description)}</p>${operations.join('\n')}`;
}

function describeOperation(
  document: OpenAPI.Document,
  { method, path, operation }: { method: string; path: string; operation: OpenAPI.OperationObject },
): string {
  const responses = Object.entries(operation.responses ?? {});
  const success = responses.find(([status]) => status.startsWith('2'));
  const refusals = responses.filter(([status]) => status.startsWith('4'));
  const parts = [
    operation.description
      ? `<p class="mt-3 max-w-reading whitespace-pre-line">${escape(operation.description)}</p>`
      : '',
    ...(operation.parameters ?? []).map((parameter) =>
      'name' in parameter ? schemaBlock(`${parameter.in}: ${parameter.name}`, parameter.schema) : '',
    ),
    schemaBlock('Request body', schemaOf(operation.requestBody)),
    success ? schemaBlock(`Response ${success[0]}`, schemaOf(success[1])) : '',
    `<p class="mt-3 text-ink-soft">Refused with ${refusals
      .map(([status, response]) => `${status} <code>${listCodes(document, response).join(', ')}</code>`)
      .join('; ')}</p>`,
  ];
  return `<article class="on-paper mt-6 rounded-card bg-paper p-6 shadow-lift-1">
<h3 class="text-step-1 font-bold"><code>${method.toUpperCase()} ${escape(path)}</code></h3>
<p class="mt-1 text-ink-soft">${escape(operation.summary ?? '')}</p>${parts.join('')}</article>`;
}

/** The codes that a refusal may carry. */
function listCodes(document: OpenAPI.Document, response: object): string[] {
  const shared = '$ref' in response ? String(response.$ref).split('/').at(-1) : undefined;
  const described = shared === undefined ? response : document.components?.responses?.[shared];
  const { allOf = [] } = (schemaOf(described) ?? {}) as { allOf?: OpenAPI.SchemaObject[] };
  return allOf.flatMap(({ properties }) => {
    const code = properties?.['code'];
    return code && 'enum' in code ? (code.enum as string[]) : [];
  });
}

function schemaOf(holder: unknown): unknown {
  if (!holder || typeof holder !== 'object' || !('content' in holder)) return undefined;
  const content = holder.content as Record<string, { schema?: unknown }>;
  return Object.values(content)[0]?.schema;
}

function schemaBlock(label: string, schema: unknown, id?: string): string {
  if (schema === undefined) return '';
  const text = escape(JSON.stringify(schema, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a class="text-link" href="#$1">$1</a>',
  );
  return `<details class="mt-3"${id === undefined ? '' : ` id="${id}"`}><summary class="min-h-11 cursor-pointer py-2 font-semibold">${escape(label)}</summary><pre class="overflow-x-auto rounded-small bg-sand p-4 text-step--1" tabindex="0"><code>${text}</code></pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
