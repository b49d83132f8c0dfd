import { camelCase, pascalCase } from './name-cases.ts';

/** The files at the root of a new feature that has one slice, by their paths inside its folder. */
export function rootFiles(feature: string, slice: string): Record<string, string> {
  const [camel, sliceCamel] = [camelCase(feature), camelCase(slice)];
  return {
    'README.md': `# ${pascalCase(feature)}

What it owns, its words, and what must always hold (at most 60 lines).
`,
    'contract.ts': `import { ${sliceCamel}Contract } from './${slice}/contract.ts';

export const ${camel}Contract = { ...${sliceCamel}Contract };

declare module '#core/api.ts' {
  interface Api {
    ${camel}: typeof ${camel}Contract;
  }
}
`,
    'api.ts': `import { serve } from '#platform/http/guard.ts';
import { ${sliceCamel}Api } from './${slice}/api.ts';
import { ${camel}Contract } from './contract.ts';

export const ${camel}Api = serve(${camel}Contract).router({ ...${sliceCamel}Api });
`,
    'routes.ts': `import type { PageRoute } from '#page/page-route.ts';
import { ${sliceCamel}Routes } from './${slice}/routes.ts';

export const ${camel}Routes: PageRoute[] = [...${sliceCamel}Routes];
`,
  };
}
