import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '#core/refusals.ts';
import { peopleApi } from '#features/people/api.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';

describe('two administrators who confirm an erasure at the same moment', () => {
  const database = useCommittedDatabase();

  test('erase the account once, and one of them is told that it is gone', async () => {
    const ctx = makeCtx(database.db);
    const administrator = async () => {
      const { actor } = await makeUser(ctx, { role: 'parent', admin: true });
      return { ...ctx, actor: { ...actor, tookSecondStep: true } };
    };
    const [asking, ...confirming] = [await administrator(), await administrator(), await administrator()];
    const { userId: id } = await makeUser(ctx);
    const reason = 'A court has ordered it.';
    await call(peopleApi.actOnPerson, { id, act: 'order-erasure', reason }, { context: asking });
    const answers = await Promise.allSettled(
      confirming.map((context) =>
        call(peopleApi.actOnPerson, { id, act: 'confirm-erasure', reason }, { context }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as Refusal] : [],
    );
    expect(['not-found', 'conflict']).toContain(refused?.kind);
    expect(await listAudited(ctx)).toEqual(['erasure.ordered', 'user.erased']);
  });
});
