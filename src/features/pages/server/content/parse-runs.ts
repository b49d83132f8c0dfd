import type { Run } from '#features/pages/contract.ts';

const marked = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^()\s]+)\)/g;
/** Characters left over from malformed markup. */
const leftOver = /[*[\]{}<>`#_]|\]\(/;
const target = /^(?:\/[\w/#-]*|https:\/\/\S+|mailto:\S+)$/;

/** The runs of a line of text: `**bold**` words, `[links](/privacy)`, and the text between them. */
export function parseRuns(text: string, complain: (message: string) => void): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const addPlain = (plain: string) => {
    const odd = leftOver.exec(plain)?.[0];
    if (odd !== undefined) complain(`“${odd}” is not understood here: ${plain.trim().slice(0, 60)}`);
    if (plain) runs.push({ text: plain });
  };
  for (const match of text.matchAll(marked)) {
    addPlain(text.slice(at, match.index));
    at = match.index + match[0].length;
    const { strong, words = '', href = '' } = match.groups ?? {};
    if (strong !== undefined) runs.push({ text: strong, strong: true });
    else {
      if (!target.test(href)) complain(`a link leads to a path, https: or mailto:, not to ${href}`);
      runs.push({ text: words, href });
    }
  }
  addPlain(text.slice(at));
  return runs;
}
