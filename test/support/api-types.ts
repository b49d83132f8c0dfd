import { registerHooks } from 'node:module';
import type { OpenAPI } from '@orpc/openapi';

/**
 * The types of a document, as its users generate them. openapi-typescript prints with the compiler of TypeScript 5, which
 * TypeScript 7 no longer offers.
 */
export async function generateTypes(document: OpenAPI.Document): Promise<string> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(
        specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
          ? 'typescript-5'
          : specifier,
        context,
      ),
  });
  try {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    return astToString(await openapiTS(JSON.stringify(document)));
  } finally {
    hooks.deregister();
  }
}
