import type { Ctx } from '#platform/ctx.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import type { Fact } from '#features/administration/server/public.ts';

/** Films that failed and wait for a person, and a server that cannot make any. */
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
