import type { OpenAPI } from '@orpc/openapi';

/** How a caller says who she is. A bearer wins over a cookie, and a bad one never falls back to it. */
export function securitySchemes(cookieName: string): Record<string, OpenAPI.SecuritySchemeObject> {
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description:
        'For programs: the `token` that `POST /sessions` returns. A bad one is always refused with 401.',
    },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName,
      description:
        'For the product’s own pages: signing in sets it. With it, every method but GET must come from the same origin, as its `Origin` or `Sec-Fetch-Site` header shows; anything else is refused with `csrf`.',
    },
  };
}
