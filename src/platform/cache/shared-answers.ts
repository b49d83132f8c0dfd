/** The JSON of answers that many requests share, undefined until it is first needed. */
const texts = new WeakMap<object, string | undefined>();

/** Marks an answer as one object shared by many requests and changed by none, so that it is serialized once. */
export function shareAnswer<Answer extends object>(answer: Answer): Answer {
  texts.set(answer, undefined);
  return answer;
}

/** JSON that is safe in a script element: it cannot close the element, and has no line separators. */
export function toScriptJson(value: unknown): string {
  if (typeof value !== 'object' || value === null || !texts.has(value)) return write(value);
  const text = texts.get(value) ?? write(value);
  texts.set(value, text);
  return text;
}

function write(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
