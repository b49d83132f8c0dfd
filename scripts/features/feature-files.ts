import { localeCodes } from '#core/locale.ts';

/** The files of a new feature by their paths inside its folder; `name` is a kebab-case plural noun. */
export function featureFiles(name: string): Record<string, string> {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const Pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
  const key = `${name}.page.title`;
  const messages = localeCodes.map((locale) => {
    const text = locale === 'en' ? { [key]: Pascal, [`@${key}`]: 'Title of the page' } : { [key]: Pascal };
    return [`messages/${locale}.json`, `${JSON.stringify(text, null, 2)}\n`] as const;
  });
  return {
    'README.md': `# ${Pascal}

What it owns, its words, and what must always hold (at most 60 lines).
`,
    'contract.ts': `import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** All that the actor may see. */
export const ${Pascal}View = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });
export type ${Pascal}View = z.infer<typeof ${Pascal}View>;

export const ${camel}Contract = {
  list: oc.route({ method: 'GET', path: '/${name}', summary: 'List all ${name}' }).output(${Pascal}View),
};

declare module '#core/api.ts' {
  interface Api {
    ${camel}: typeof ${camel}Contract;
  }
}
`,
    'policy.ts': `import type { Actor } from '#core/actor.ts';

/** Members only. */
export function mayList${Pascal}(actor: Actor): boolean {
  return actor.kind === 'member';
}
`,
    'policy.test.ts': `import { expect, test } from 'vitest';
import { visitor } from '#core/actor.ts';
import { mayList${Pascal} } from './policy.ts';

test('a visitor may not see the list', () => {
  expect(mayList${Pascal}(visitor)).toBe(false);
});
`,
    'api.ts': `import { implement } from '@orpc/server';
import type { RequestCtx } from '#platform/ctx.ts';
import { guard, reads } from '#platform/http/guard.ts';
import { ${camel}Contract } from './contract.ts';
import { list${Pascal} } from './server/list-${name}.ts';

const os = implement(${camel}Contract).$context<RequestCtx>();

export const ${camel}Api = os.router({
  list: os.list
    .use(guard('${camel}.list', { access: 'member', limit: reads }))
    .handler(({ context }) => list${Pascal}(context)),
});
`,
    [`server/list-${name}.ts`]: `import { SignInRequired } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ${Pascal}View } from '../contract.ts';
import { mayList${Pascal} } from '../policy.ts';

/** All that the actor may see. Refuses visitors. */
export function list${Pascal}(ctx: Ctx): ${Pascal}View {
  if (!mayList${Pascal}(ctx.actor)) throw new SignInRequired();
  return { items: [] };
}
`,
    'routes.ts': `import type { PageRoute } from '#page/page-route.ts';

export const ${camel}Routes: PageRoute[] = [
  {
    id: '${name}',
    addresses: ['${camel}'],
    module: '${name}/web/${name}-page.tsx',
    access: 'member',
    async load({ page }) {
      await page.queries.ensureQueryData(page.api.${camel}.list.queryOptions());
    },
  },
];
`,
    [`web/${name}-page.tsx`]: `import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';

export default function ${Pascal}Page() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(usePage().api.${camel}.list.queryOptions());
  return (
    <>
      <PageHead title={t('${key}')} path={href('${camel}')} />
      <h1>{t('${key}')}</h1>
      <ul>
        {data.items.map((item) => (
          <li key={item.id}>{item.title}</li>
        ))}
      </ul>
    </>
  );
}
`,
    ...Object.fromEntries(messages),
  };
}
