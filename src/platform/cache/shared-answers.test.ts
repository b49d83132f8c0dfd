import { expect, test } from 'vitest';
import { shareAnswer, toScriptJson } from './shared-answers.ts';

/** Counts how often it is serialized as JSON. */
function makeAnswer() {
  const answer = {
    text: 'a',
    written: 0,
    toJSON: () => ({ text: answer.text, times: (answer.written += 1) }),
  };
  return answer;
}

test('a shared answer is serialized once, any other each time', () => {
  const [shared, own] = [shareAnswer(makeAnswer()), makeAnswer()];
  expect([toScriptJson(shared), toScriptJson(shared)]).toEqual(Array(2).fill('{"text":"a","times":1}'));
  expect([toScriptJson(own), toScriptJson(own)]).toEqual([
    '{"text":"a","times":1}',
    '{"text":"a","times":2}',
  ]);
});

test.each([
  [{ text: '</script><!--' }],
  [['a\u2028b\u2029c']],
  [shareAnswer({ text: '</script>' })],
  ['<b>'],
  [null],
])('%j is the same JSON, and cannot close its script element', (value) => {
  const text = toScriptJson(value);
  expect(text).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
