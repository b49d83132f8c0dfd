import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { rewardsOf } from '#features/rewards/testing.ts';
import { GameSummary, MovesAnswer, RoundView, type Move } from '../contract.ts';
import type { GameBody } from './authoring.ts';
import type { OfAnItem } from '#features/learning/content/server/item-body.ts';
import { exportLearning } from '#features/learning/server/personal-data.ts';
import { completeItem, getCompletedContent } from '#features/learning/progress/server/completions.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { getGame, listGames } from './games.ts';
import { playMoves } from './play-moves.ts';
import { startRound } from './rounds.ts';
import { gameBodies } from './testing.ts';

const roundOver = { kind: 'conflict', code: 'round_over', messageKey: 'learning.refusal.roundOver' };

async function makeGame(
  ctx: TestCtx,
  body: GameBody = gameBodies.sprint,
  access: 'public' | 'paid' = 'public',
) {
  return itemIdOf(await makeCourse(ctx, { items: [{ type: 'game', access, body }] }));
}

async function makeLearner(base: TestCtx): Promise<TestCtx> {
  return { ...base, actor: (await makeUser(base)).actor };
}

const start = (ctx: TestCtx, id: string, withoutClock = false) => startRound(ctx, { id, withoutClock });

/** The right answers to a sprint's statements, in this round's order. */
async function rightMoves(
  ctx: TestCtx,
  id: string,
  withoutClock = false,
): Promise<{ round: string; moves: Move[] }> {
  const { round, board } = await start(ctx, id, withoutClock);
  if (board.game !== 'sprint') throw new Error('not a sprint');
  const truth = new Map(gameBodies.sprint.statements.map(({ text, isTrue }) => [text, isTrue]));
  return { round, moves: board.statements.map((text) => ({ act: 'say', isTrue: truth.get(text) ?? false })) };
}

describe('a round', () => {
  const database = useDatabase();
  let base: TestCtx;
  beforeEach(() => {
    base = makeCtx(database.db);
  });

  test('of a visitor can be played to the end, and gives no points', async () => {
    const id = await makeGame(base);
    const { round, moves } = await rightMoves(base, id);
    const one = await playMoves(base, { id, round, moves: moves.slice(0, 1) });
    expect(one).toMatchObject({ results: [{ act: 'say', isRight: true }] });
    expect(one).not.toHaveProperty('end');
    const answer = await playMoves(base, { id, round, moves });
    expect(MovesAnswer.parse(answer)).toEqual(answer);
    expect(answer.end).toEqual({ score: 100, learned: gameBodies.sprint.learned });
  });

  test('ends with the source of what was learned, which the game itself does not reveal', async () => {
    const citations = [{ passage: 'avot-1', from: '5', to: '5' }];
    const body: OfAnItem<GameBody> = { ...gameBodies.sprint, citations };
    const id = await makeGame(base, body);
    expect(JSON.stringify(await start(base, id))).not.toContain('avot');
    const { round, moves } = await rightMoves(base, id);
    expect((await playMoves(base, { id, round, moves })).end?.cites).toEqual(['avot-1:5']);
  });

  test('of a member completes the item, gives its points once, and keeps her best score', async () => {
    const id = await makeGame(base);
    const ctx = await makeLearner(base);
    const worse = await rightMoves(ctx, id);
    const [first, ...rest] = worse.moves;
    if (first?.act !== 'say') throw new Error('no move');
    const moves = [{ ...first, isTrue: !first.isTrue }, ...rest];
    const answer = await playMoves(ctx, { id, round: worse.round, moves });
    expect(answer.end).toMatchObject({ score: 88, best: 88, awarded: { points: 15, coins: 1 } });
    expect((await getCompletedContent(ctx)).items).toEqual([id]);
    const better = await rightMoves(ctx, id);
    expect((await playMoves(ctx, { id, ...better })).end).toMatchObject({
      score: 100,
      best: 100,
      awarded: { points: 0, coins: 0 },
    });
    const again = await rightMoves(ctx, id);
    const wrong = again.moves.map((move): Move =>
      move.act === 'say' ? { ...move, isTrue: !move.isTrue } : move,
    );
    expect((await playMoves(ctx, { id, round: again.round, moves: wrong })).end).toMatchObject({
      score: 0,
      best: 100,
    });
    expect(await rewardsOf(ctx)).toMatchObject({ points: 15 });
    expect(await getGame(ctx, id)).toMatchObject({ id, game: 'sprint', count: 8, seconds: 60, best: 100 });
    expect(ctx.actor.kind === 'member' && (await exportLearning(ctx, ctx.actor.userId))).toMatchObject({
      played: [{ item_id: id, best_score: 100 }],
    });
  });

  test('shows nothing of its key before it is earned', async () => {
    const secrets: Record<GameBody['game'], RegExp> = {
      pairs: /bread|candle|scroll|tent|Learned/,
      order: /"one","two","three","four"|Learned/,
      sprint: /isTrue|Because|Learned/,
      'word-search': /Learned|cells/,
      crossword: /challah|candle|tent|shabbat|bread|Learned/i,
      baskets: /Because|dairy|fleshy|isRight|Learned/,
    };
    for (const body of Object.values(gameBodies)) {
      const id = await makeGame(base, body);
      const begun = await start(base, id);
      expect(RoundView.parse(begun)).toEqual(begun);
      const seen = JSON.stringify({
        begun,
        game: await getGame(base, id),
        list: (await listGames(base)).filter((listed) => listed.id === id),
        nothing: await playMoves(base, { id, round: begun.round, moves: [] }),
      });
      const clues = body.game === 'crossword' ? body.words.map(({ clue }) => clue) : [];
      expect(clues.reduce((text, clue) => text.replaceAll(clue, ''), seen)).not.toMatch(secrets[body.game]);
    }
  });

  test('is refused if it is forged, or belongs to another game, another person or a visitor', async () => {
    const [id, other] = [await makeGame(base), await makeGame(base)];
    const [ctx, stranger] = [await makeLearner(base), await makeLearner(base)];
    const { round } = await start(ctx, id);
    const ofVisitor = await start(base, id);
    const flipped = `${round.slice(0, 40)}${round[40] === 'A' ? 'B' : 'A'}${round.slice(41)}`;
    const play = (who: TestCtx, sealed: string, itemId = id) =>
      playMoves(who, { id: itemId, round: sealed, moves: [] });
    await expect(play(ctx, flipped)).rejects.toMatchObject(roundOver);
    await expect(play(ctx, 'forged')).rejects.toMatchObject(roundOver);
    await expect(play(ctx, ctx.sealing.seal('{"kind":"secret"}'))).rejects.toMatchObject(roundOver);
    await expect(play(ctx, round, other)).rejects.toMatchObject(roundOver);
    await expect(play(stranger, round)).rejects.toMatchObject(roundOver);
    await expect(play(base, round)).rejects.toMatchObject(roundOver);
    await expect(play(ctx, ofVisitor.round)).rejects.toMatchObject(roundOver);
    await expect(play(ctx, round)).resolves.toEqual({ results: [] });
  });

  test('ends after an hour; if a newer one has begun elsewhere, it says so', async () => {
    const id = await makeGame(base);
    const ctx = await makeLearner(base);
    const first = await start(ctx, id, true);
    const second = await start(ctx, id, true);
    await expect(playMoves(ctx, { id, round: first.round, moves: [] })).rejects.toMatchObject({
      code: 'round_elsewhere',
      messageKey: 'learning.refusal.roundElsewhere',
    });
    ctx.clock.advance(3601);
    await expect(playMoves(ctx, { id, round: second.round, moves: [] })).rejects.toMatchObject(roundOver);
  });

  test('never takes a move back, and answers a repeated one as before', async () => {
    const id = await makeGame(base);
    const ctx = await makeLearner(base);
    const { round, moves } = await rightMoves(ctx, id);
    const [move] = moves;
    if (move?.act !== 'say') throw new Error('no move');
    const once = await playMoves(ctx, { id, round, moves: [move] });
    expect(await playMoves(ctx, { id, round, moves: [move] })).toEqual(once);
    const other: Move = { ...move, isTrue: !move.isTrue };
    await expect(playMoves(ctx, { id, round, moves: [other] })).rejects.toMatchObject(roundOver);
  });

  test('against the clock ends when time is up; later moves do not count', async () => {
    const id = await makeGame(base);
    const ctx = await makeLearner(base);
    const { round, moves } = await rightMoves(ctx, id);
    const half = moves.slice(0, 4);
    ctx.clock.advance(62);
    expect(await playMoves(ctx, { id, round, moves: half })).not.toHaveProperty('end');
    ctx.clock.advance(8);
    expect((await playMoves(ctx, { id, round, moves })).end).toMatchObject({
      score: 50,
      awarded: { points: 15 },
    });
  });

  test('against the clock is extended by the reading time of its verdicts', async () => {
    const id = await makeGame(base);
    const ctx = await makeLearner(base);
    const { round, moves } = await rightMoves(ctx, id);
    const [first, second] = moves;
    if (first?.act !== 'say' || !second) throw new Error('no moves');
    const soFar: Move[] = [{ ...first, isTrue: !first.isTrue }, second];
    await playMoves(ctx, { id, round, moves: soFar });
    // 60 seconds, 8 to read why an answer was wrong, 1.5 for a glance, 3 for requests on their way.
    ctx.clock.advance(72);
    const third = [...soFar, ...moves.slice(2, 3)];
    expect((await playMoves(ctx, { id, round, moves: third })).results).toHaveLength(3);
    ctx.clock.advance(3);
    const late = await playMoves(ctx, { id, round, moves: [...third, ...moves.slice(3)] });
    expect(late.results).toHaveLength(3);
    expect(late.end).toMatchObject({ score: 25 });
  });

  test('that was only waited out completes nothing', async () => {
    const id = await makeGame(base);
    const ctx = await makeLearner(base);
    const { round } = await start(ctx, id);
    ctx.clock.advance(64);
    expect((await playMoves(ctx, { id, round, moves: [] })).end).toEqual({
      score: 0,
      best: 0,
      learned: gameBodies.sprint.learned,
    });
    expect((await getCompletedContent(ctx)).items).toEqual([]);
    await expect(completeItem(ctx, id)).rejects.toMatchObject({ code: 'not_finished' });
  });

  test('without a clock has no time limit', async () => {
    const id = await makeGame(base);
    const { round, moves } = await rightMoves(base, id, true);
    base.clock.advance(3000);
    expect((await playMoves(base, { id, round, moves })).end).toMatchObject({ score: 100 });
  });

  test('is refused for anything that may not be opened or is not a game', async () => {
    const id = await makeGame(base, gameBodies.pairs, 'paid');
    await expect(start(base, id)).rejects.toThrow(SignInRequired);
    await expect(start(await makeLearner(base), id)).rejects.toMatchObject({ code: 'upgrade_required' });
    const film = itemIdOf(await makeCourse(base, { items: [{ access: 'public' }] }));
    await expect(start(base, film)).rejects.toThrow(NotFound);
    await expect(getGame(base, 'unknown')).rejects.toThrow(NotFound);
  });

  test('of a minor whose guardian has not approved is not stored', async () => {
    const id = await makeGame(base);
    const { actor } = await makeUser(base);
    const ctx = { ...base, actor: { ...actor, awaitingGuardian: true } };
    const played = await rightMoves(ctx, id);
    expect((await playMoves(ctx, { id, ...played })).end).toEqual({
      score: 100,
      learned: gameBodies.sprint.learned,
    });
    expect(await exportLearning(ctx, actor.userId)).toMatchObject({ completed: [], played: [] });
  });

  test('of two baskets tells a basket only for a card that was put there', async () => {
    const id = await makeGame(base, gameBodies.baskets);
    const ctx = await makeLearner(base);
    const { round, board } = await start(ctx, id);
    if (board.game !== 'baskets') throw new Error('not the game of baskets');
    const key = new Map(gameBodies.baskets.cards.map(({ text, basket }) => [text, basket]));
    const place = (card: number, isRight: boolean): Move => {
      const isDairy = key.get(board.cards[card] ?? '') === 'dairy';
      return { act: 'place', card, basket: isDairy === isRight ? 0 : 1 };
    };
    const wrong = place(0, false);
    expect(await playMoves(ctx, { id, round, moves: [wrong] })).toEqual({
      results: [{ act: 'place', isRight: false }],
    });
    const taken = [place(0, true)];
    await expect(playMoves(ctx, { id, round, moves: taken })).rejects.toMatchObject(roundOver);
    const moves = [wrong, ...board.cards.map((_, card) => place(card, true))];
    const answer = await playMoves(ctx, { id, round, moves });
    expect(MovesAnswer.parse(answer)).toEqual(answer);
    expect(answer.end).toMatchObject({ score: 86, best: 86, awarded: { points: 15 } });
    expect(await getGame(ctx, id)).toMatchObject({ game: 'baskets', count: 6, best: 86 });
  });

  test('is played in the language it began in', async () => {
    const id = await makeGame(base, gameBodies['word-search']);
    const { board } = await startRound(base, { id, lang: 'he', withoutClock: false });
    expect(JSON.stringify(board)).toMatch(/[א-ת]/);
  });
});

describe('the list of games', () => {
  const database = useDatabase();

  test('has every playable game, and says why one is closed', async () => {
    const ctx = makeCtx(database.db);
    const course = await makeCourse(ctx, {
      items: [
        { type: 'game', access: 'public', body: gameBodies.pairs },
        { type: 'game', body: gameBodies.crossword },
        { type: 'game', planned: true },
        { type: 'film' },
      ],
    });
    await makeCourse(ctx, { archived: true, items: [{ type: 'game', body: gameBodies.order }] });
    const games = await listGames(ctx, 'fr');
    expect(games.map((game) => GameSummary.parse(game))).toEqual(games);
    expect(games).toMatchObject([
      {
        id: itemIdOf(course),
        game: 'pairs',
        courseTitle: 'Course (fr)',
        mayWatch: true,
        href: `/courses/${course.slug}/${itemSlugOf(course)}`,
      },
      { game: 'crossword', mayWatch: false, reason: 'sign_in_required' },
    ]);
  });
});

describe('at once', () => {
  const database = useCommittedDatabase();

  test('the last move of a round, sent several times, gives its points once', async () => {
    const ctx = await makeLearner(makeCtx(database.db));
    const id = await makeGame(ctx);
    const played = await rightMoves(ctx, id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => playMoves(ctx, { id, ...played })));
    const points = answers.map(({ end }) => end?.awarded?.points ?? 0);
    expect(points.toSorted((one, other) => other - one)).toEqual([15, 0, 0, 0, 0, 0]);
    expect(await rewardsOf(ctx)).toMatchObject({ points: 15 });
  });

  test('of two rounds begun, one is playable, and finishing it gives the points once', async () => {
    const ctx = await makeLearner(makeCtx(database.db));
    const id = await makeGame(ctx);
    const rounds = await Promise.all([rightMoves(ctx, id), rightMoves(ctx, id)]);
    const outcomes = await Promise.allSettled(rounds.map((round) => playMoves(ctx, { id, ...round })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rewardsOf(ctx)).toMatchObject({ points: 15 });
  });
});
