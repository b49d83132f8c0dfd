import type { OpenAPI } from '@orpc/openapi';

const prefix = '#/components/schemas/';

/** The names of the schemas that the document's operations refer to, directly or through another schema. */
export function findUsedSchemas(document: OpenAPI.Document): Set<string> {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const name of findNames(value)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow({ ...document, components: { ...document.components, schemas: {} } });
  return used;
}

function findNames(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)
      ? [inner.slice(prefix.length)]
      : findNames(inner),
  );
}
