import type { Locale } from '#core/locale.ts';
import type { SourceView } from '#features/learning/sources/contract.ts';
import type { ContentItem, ItemText } from '#features/learning/content/server/content.ts';
import type { Question } from '#features/learning/quizzes/server/authoring/questions.ts';
import { isCited, type Citation } from '#features/learning/content/server/passages/citations.ts';
import type { Passage } from '#features/learning/content/server/passages/passage-library.ts';
import { passageTextsOf } from '#features/learning/content/server/passages/passage-texts.ts';
import { quoteSource } from '#features/learning/sources/server/quote-source.ts';
import type { Translation } from '#platform/i18n/translations.ts';

export interface SheetSource extends SourceView {
  /** The title of the film that is told after it. */
  film?: string;
  /** A question of a quiz that it answers. */
  ask?: string;
}

/** Films first, then what is done, then what is asked and played. */
const order = ['film', 'challenge', 'rwi', 'visual', 'game', 'quiz', 'vidquiz'];

/** What a course's items rest on, each once: what a longer quotation has is not quoted again. */
export function sourcesOf(
  items: readonly Pick<ContentItem, 'type' | 'texts'>[],
  quote: Quote,
  lang: Locale,
): SheetSource[] {
  const said = items
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .map(({ type, texts }) => ({ type, ...texts[lang] }));
  const cited = said.flatMap(({ citations = [] }) => citations);
  return cited.flatMap((citation, index): SheetSource[] => {
    const others = cited.filter(
      (other, at) => covers(other, citation) && (at < index || !covers(citation, other)),
    );
    const source = others.length ? undefined : quote(citation);
    if (!source) return [];
    const cites = ({ citations = [] }: Pick<ItemText, 'citations'>) =>
      citations.some((other) => covers(citation, other));
    const film = said.find((item) => item.type === 'film' && cites(item));
    const question = said.flatMap(questionsOf).find((one) => cites(one));
    return [{ ...source, ...(film ? { film: film.title } : question && { ask: question.ask }) }];
  });
}

/** Whether one citation has all that another has. */
function covers(one: Citation, { passage, from, to = from }: Citation): boolean {
  if (one.passage !== passage) return false;
  if (one.from === undefined) return true;
  return from !== undefined && to !== undefined && isCited(from, one) && isCited(to, one);
}

/** Quotes what is cited; undefined where that is not quoted. */
export type Quote = (citation: Citation) => SourceView | undefined;

/** Quotes in a language; the edition is told as the site tells it. */
export function quoteIn(passages: readonly Passage[], lang: Locale, say: Translation['say']): Quote {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return (citation) => {
    const passage = byId.get(citation.passage);
    const source = passage && quoteSource(citation, passageTextsOf(passage)[lang], lang);
    if (!source?.lines.length) return undefined;
    return { ...source, edition: say('learning.source.edition', { edition: source.edition }) };
  };
}

/** Those that can be asked without their answers. */
function questionsOf({ body }: ItemText): Question[] {
  const questions = body?.kind === 'quiz' || body?.kind === 'vidquiz' ? body.questions : [];
  return questions.filter(({ type }) => type === 'single');
}
