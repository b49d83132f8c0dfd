import { expect, inject, test } from 'vitest';

const signIns = 200;

/** How long the others wait is measured by `npm run bench`; this tests what no busy machine may change. */
test('each of 200 concurrent sign-ins is answered or gets a time to come back, and nothing else is refused', async () => {
  const url = inject('productUrl');
  const signInWrongly = async (index: number) => {
    const answer = await fetch(`${url}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
      body: JSON.stringify({ emailAddress: `nobody${index}@example.org`, password: 'not the password' }),
    });
    return `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim();
  };
  const flood = Promise.all(Array.from({ length: signIns }, (_, index) => signInWrongly(index)));
  const isOver = new AbortController();
  void flood.finally(() => isOver.abort());
  const others: number[] = [];
  while (!isOver.signal.aborted) {
    const answer = await fetch(`${url}/api/content/courses/minimal`);
    await answer.arrayBuffer();
    others.push(answer.status);
  }
  const answers = Map.groupBy(await flood, (answer) => answer);
  expect([...answers.keys()].toSorted()).toEqual(['401', '503 2']);
  // A hundred may wait besides those being checked: all others are turned away at once.
  expect(answers.get('401')?.length).toBeGreaterThanOrEqual(100);
  expect([...new Set(others)]).toEqual([200]);
});
