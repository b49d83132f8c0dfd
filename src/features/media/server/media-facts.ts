import type { Ctx } from '#platform/ctx.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import type { Fact } from '#features/administration/server/public.ts';

/** Films that failed and wait for a person, a server that cannot make any, and files of learners that cannot be checked. */
export async function listMediaFacts({ db }: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const { failed } = await db
    .selectFrom('media_films')
    .select(({ fn }) => fn.countAll<string>().as('failed'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  const permission = 'content.edit';
  const href = '/admin/content/films';
  return [
    {
      id: 'media.failed',
      text: 'media.facts.failed',
      count: Number(failed),
      kind: 'queue',
      href,
      permission,
    },
    ...(await listUnscanned(db)),
    ...((await findFilmTools())
      ? []
      : [
          {
            id: 'media.noTools',
            text: 'media.facts.noTools',
            count: 1,
            kind: 'trouble',
            href,
            permission,
          } as const,
        ]),
  ];
}

/** Files of learners that no scanner has judged for a while: it is away, or not one that takes files so large. */
async function listUnscanned(db: Ctx['db']): Promise<Fact[]> {
  const { waiting } = await db
    .selectFrom('handed_in_files')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('status', '=', 'waiting')
    .where('not_before', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(waiting) === 0) return [];
  return [
    {
      id: 'media.unscanned',
      text: 'media.facts.unscanned',
      count: Number(waiting),
      kind: 'trouble',
      permission: 'settings.change',
    },
  ];
}
