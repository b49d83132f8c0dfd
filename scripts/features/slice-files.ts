import { camelCase, pascalCase } from './name-cases.ts';

/** The files of a new slice by their paths inside the feature's folder; both names are kebab-case. */
export function sliceFiles(feature: string, slice: string): Record<string, string> {
  const camel = camelCase(slice);
  const Pascal = pascalCase(slice);
  const key = `${feature}.${camel}.title`;
  const files = {
    'contract.ts': `import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** All that the caller may see. */
export const ${Pascal}View = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });
export type ${Pascal}View = z.infer<typeof ${Pascal}View>;

export const ${camel}Contract = {
  ${camel}: oc
    .route({
      method: 'GET',
      path: '/${slice}',
      operationId: 'list${Pascal}',
      summary: 'List the ${words(slice)}',
    })
    .output(${Pascal}View),
};
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

test('a visitor may not see the ${words(slice)}', () => {
  expect(mayList${Pascal}(visitor)).toBe(false);
});
`,
    'api.ts': `import { guard, reads, serve } from '#platform/http/guard.ts';
import { ${camel}Contract } from './contract.ts';
import { list${Pascal} } from './server/list-${slice}.ts';

const os = serve(${camel}Contract);

export const ${camel}Api = {
  ${camel}: os.${camel}
    .use(guard('${camelCase(feature)}.${camel}', { access: 'member', limit: reads }))
    .handler(({ context }) => list${Pascal}(context)),
};
`,
    'routes.ts': `import type { PageRoute } from '#page/page-route.ts';

export const ${camel}Routes: PageRoute[] = [
  {
    id: '${camel}',
    addresses: ['${camel}'],
    module: '${feature}/${slice}/web/${slice}-page.tsx',
    access: 'member',
    async load({ page }) {
      await page.queries.ensureQueryData(page.api.${camelCase(feature)}.${camel}.queryOptions());
    },
  },
];
`,
    [`server/list-${slice}.ts`]: `import { SignInRequired } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ${Pascal}View } from '../contract.ts';
import { mayList${Pascal} } from '../policy.ts';

/** All that the caller may see. Refuses visitors. */
export function list${Pascal}(ctx: Pick<Ctx, 'actor'>): ${Pascal}View {
  if (!mayList${Pascal}(ctx.actor)) throw new SignInRequired();
  return { items: [] };
}
`,
    [`server/list-${slice}.test.ts`]: `import { call } from '@orpc/server';
import { expect, test } from 'vitest';
import { SignInRequired } from '#core/refusals.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { ${camel}Api } from '../api.ts';

const database = useDatabase();

test('the ${words(slice)} are for those who are signed in', async () => {
  const asked = call(${camel}Api.${camel}, undefined, { context: makeCtx(database.db) });
  await expect(asked).rejects.toThrow(SignInRequired);
});
`,
    [`web/${slice}-page.tsx`]: `import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';

export default function ${Pascal}Page() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(usePage().api.${camelCase(feature)}.${camel}.queryOptions());
  return (
    <Container>
      <PageHead title={t('${key}')} path={href('${camel}')} />
      <h1 className="text-step-3 font-extrabold">{t('${key}')}</h1>
      <ul>
        {data.items.map((item) => (
          <li key={item.id}>{item.title}</li>
        ))}
      </ul>
    </Container>
  );
}
`,
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${slice}/${path}`, text]));
}

/** A slice's words, in English; `@` marks the note for translators. */
export function sliceMessages(feature: string, slice: string): Record<string, string> {
  const key = `${feature}.${camelCase(slice)}.title`;
  return { [key]: words(pascalCase(slice)), [`@${key}`]: 'Title of the page' };
}

const words = (slice: string) => slice.replace(/-/g, ' ');
