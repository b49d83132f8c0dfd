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
    'feature.ts': `import { defineFeature } from '#platform/composition/feature.ts';
import { ${camel}Api } from './api.ts';
import { ${camel}Contract } from './contract.ts';

export const ${camel} = defineFeature({
  name: '${feature}',
  api: { contract: ${camel}Contract, router: ${camel}Api },
});
`,
    'pages.ts': `import type { FeaturePages } from '#page/feature-pages.ts';
import { ${camel}Routes } from './routes.ts';

export const ${camel}Pages: FeaturePages = { name: '${feature}', routes: ${camel}Routes };
`,
    'routes.ts': `import type { PageRoute } from '#page/page-route.ts';
import { ${sliceCamel}Routes } from './${slice}/routes.ts';

export const ${camel}Routes: PageRoute[] = [...${sliceCamel}Routes];
`,
  };
}

interface Insertion {
  path: string;
  /** What the line is put before. */
  anchor: string;
  line: string;
}

/** Where a new feature is named besides: in the graph, and in the two lists of manifests. */
export function rootInsertions(feature: string): Insertion[] {
  const camel = camelCase(feature);
  const listed = (list: string, file: string, name: string, rest: { imports: string; end: string }) => [
    {
      path: list,
      anchor: rest.imports,
      line: `import { ${name} } from '#features/${feature}/${file}.ts';\n`,
    },
    { path: list, anchor: rest.end, line: `  ${name},\n` },
  ];
  return [
    {
      path: 'scripts/feature-graph.ts',
      anchor: '};\n',
      line: `  ${feature.includes('-') ? `'${feature}'` : feature}: [],\n`,
    },
    ...listed('src/app/features.ts', 'feature', camel, {
      imports: 'import type { Feature }',
      end: '] as const;\n',
    }),
    ...listed('src/app/page-features.ts', 'pages', `${camel}Pages`, {
      imports: 'import type { FeaturePages }',
      end: '];\n',
    }),
  ];
}
