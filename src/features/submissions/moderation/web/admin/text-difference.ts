/** A part of a text: in both versions, only in the later one, or only in the earlier one. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are compared by lines, so that no comparison takes seconds. */
const mostWords = 3000;

/** What has changed between two versions of a text, word by word: the longest that they have in common stays. */
export function compareTexts(before: string, after: string): TextPart[] {
  const [from, to] = [split(before), split(after)];
  const [a, b] =
    Math.max(from.length, to.length) > mostWords
      ? [before.split(/(?<=\n)/), after.split(/(?<=\n)/)]
      : [from, to];
  return join(align(a, b));
}

/** Words, each with the space after it. */
function split(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}

function align(a: readonly string[], b: readonly string[]): TextPart[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isSame(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && right !== undefined && isSame(left, right)) {
      // The last word of a text has no space after it, though it may stand inside the other one.
      parts.push({ kind: 'same', text: left.length > right.length ? left : right });
      i += 1;
      j += 1;
    } else if (right === undefined || (left !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return parts;
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.trimEnd() === b?.trimEnd();
}

function join(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
