/** What must survive a translation: `{name}`, tags, citations such as `@proverbs-15:1`, and the gap of a question. */
const token = /\{[^{}]*\}|<\/?[A-Za-z0-9][^<>]*>|@[a-z][\w-]*(?::[\w-]+)?|_{2,}/g;

/** The placeholders and tags of a text that another one lacks. */
export function listLostTokens(source: string, target: string): string[] {
  return difference(tokensIn(source), tokensIn(target));
}

/** Those that it has and the first one does not. */
export function listAddedTokens(source: string, target: string): string[] {
  return difference(tokensIn(target), tokensIn(source));
}

const tokensIn = (text: string) => text.match(token) ?? [];

function difference(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
