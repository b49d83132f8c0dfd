import { sql } from 'kysely';
import { nearSpellings } from '#core/folded-words.ts';
import type { Locale } from '#core/locale.ts';
import type { Db } from '#platform/db/tables.ts';
import type { SearchDocument } from './documents.ts';
import { toTextQuery, type LookedFor } from './looked-for.ts';
import { nearSameWords } from './same-words.ts';

/** Enough to choose from even if some may not be shown; more are not counted. */
const mostCandidates = 200;
const mostSpellings = 8;
const ofCandidates = ['key', 'feature', 'kind', 'locale', 'subject', 'line_of'] as const;
/** The weight of a word by label: D, C (spoken), B (the text), A (the title). */
const worth = '{0, 0.1, 0.4, 1}';

export type Candidate = Pick<SearchDocument, 'key' | 'feature' | 'kind' | 'locale' | 'subject' | 'line_of'>;

/**
 * Documents with the words in the requested language (`own`), or in the others, best first: title before text before
 * spoken lines; whole words before prefixes. The order is stable. Only the best by rank are examined this closely.
 */
export async function findCandidates(
  db: Db,
  lookedFor: LookedFor,
  { locale, own, lines }: { locale: Locale; own: boolean; lines: boolean },
): Promise<Candidate[]> {
  const whole = { ...lookedFor, lastIsBegun: false };
  const has = (query: LookedFor, labels?: string) =>
    sql<boolean>`words @@ ${toTextQuery(query, labels)}::tsquery`;
  const closeness = sql`case
    when ${has(whole, 'A')} then 5 when ${has(lookedFor, 'A')} then 4
    when ${has(whole, 'AB')} then 3 when ${has(lookedFor, 'AB')} then 2
    when ${has(whole)} then 1 else 0 end`;
  // If one word is enough, more of them are better; otherwise whole courses come first.
  const [first, second] = lookedFor.need === 'any' ? ['rank', 'weight'] : ['weight', 'rank'];
  return db
    .selectFrom(
      db
        .selectFrom('search_documents')
        .select(['id', ...ofCandidates, 'title', 'weight', 'words'])
        .select(
          sql<number>`ts_rank(${worth}::float4[], words, ${toTextQuery(lookedFor)}::tsquery)`.as('rank'),
        )
        .where(has(lookedFor))
        .where('locale', own ? '=' : '<>', locale)
        .$if(!lines, (query) => query.where('line_of', 'is', null))
        .orderBy('rank', 'desc')
        .orderBy('weight', 'desc')
        .orderBy(sql`id collate "C"`)
        .limit(mostCandidates)
        .as('best'),
    )
    .select(ofCandidates)
    .orderBy(closeness, 'desc')
    .orderBy(sql.ref(first), 'desc')
    .orderBy(sql.ref(second), 'desc')
    .orderBy(sql`title collate "und-x-icu"`)
    .orderBy(sql`id collate "C"`)
    .execute();
}

/** The same words with known spellings one slip away from each; undefined if there are none. */
export async function withNearSpellings(db: Db, lookedFor: LookedFor): Promise<LookedFor | undefined> {
  const nearOf = new Map(lookedFor.words.map(([word = '']) => [word, new Set(nearSpellings(word))]));
  const keys = [...new Set([...nearOf.values()].flatMap((near) => [...near]))];
  if (keys.length === 0) return undefined;
  const { rows } = await sql<{ word: string; near: string[] }>`
    select word, near from search_words where near && ${keys}::text[] order by word limit 200
  `.execute(db);
  const words = lookedFor.words.map((same) => {
    const [word = ''] = same;
    const near = nearOf.get(word);
    const known = rows
      .filter((row) => row.word !== word && row.near.some((spelling) => near?.has(spelling)))
      .toSorted((a, b) => distance(a.word, word) - distance(b.word, word))
      .slice(0, mostSpellings);
    return [...new Set([...same, ...nearSameWords(word), ...known.map((row) => row.word)])];
  });
  const isMore = words.some((spellings, index) => spellings.length > (lookedFor.words[index]?.length ?? 0));
  return isMore ? { ...lookedFor, words } : undefined;
}

/** A spelling of the same length and with the same first letter is nearest. */
function distance(one: string, other: string): number {
  return Math.abs(one.length - other.length) + (one[0] === other[0] ? 0 : 2);
}
