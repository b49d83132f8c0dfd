import { expect, test } from 'vitest';
import { PoolInput } from './matching/contract.ts';
import { AboutInput, PageInput } from './setup/contract.ts';
import { TeamInput } from './teams/contract.ts';

test.each(['\u200b', '\u2060', '\u202e'])('what nobody can see is no name and no text: %j', (unseen) => {
  const text = unseen.repeat(12);
  const fields = { name: text, description: text };
  const said = [AboutInput, PageInput, TeamInput, PoolInput].map((input) =>
    input
      .safeParse(fields)
      .error?.issues.filter(({ path }) => String(path[0]) in fields)
      .map(({ message }) => message),
  );
  expect(said).toEqual([
    ['campaigns.field.name'],
    ['campaigns.field.description'],
    ['campaigns.field.teamName'],
    ['campaigns.field.poolName'],
  ]);
});
