import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { QuestionView, ResponseId, ToldAnswer } from '#features/learning/contract.ts';
import { liveStates } from './policy.ts';

const LiveId = z.string().check(z.minLength(1), z.maxLength(100));
/** By default, the language of the request. */
const Lang = z.optional(z.enum(localeCodes));

/** How often an answer was chosen. */
const Bar = z.object({ id: z.string(), count: z.int() });

/** What everyone learns with the key. `bars` are of questions with answers to choose. */
export const LiveTold = z.extend(ToldAnswer, {
  answered: z.int(),
  right: z.int(),
  bars: z.array(Bar),
});
export type LiveTold = z.infer<typeof LiveTold>;

/** The question that was answered rightly by the smallest share. */
export const HardestQuestion = z.object({ ask: z.string(), explanation: z.string() });

/**
 * Where a session is, the same for everyone who follows it. `question` is at `index` of `count`, without its key; `told`
 * comes with the reveal, `hardest` at the end. `version` rises with every step.
 */
export const LiveView = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  lang: z.optional(z.enum(localeCodes)),
  state: z.enum(liveStates),
  index: z.int(),
  count: z.int(),
  question: z.nullable(z.omit(QuestionView, { given: true })),
  told: z.nullable(LiveTold),
  hardest: z.nullable(HardestQuestion),
});
export type LiveView = z.infer<typeof LiveView>;

/** The caller’s own answer to the current question; `correct` once its key is shown. */
export const OwnLiveAnswer = z.object({
  index: z.int(),
  responseId: z.nullable(z.string()),
  correct: z.nullable(z.boolean()),
});
export type OwnLiveAnswer = z.infer<typeof OwnLiveAnswer>;

/** `nameKey` is of our list; a student of the class takes part under her own name. */
export const LivePlayer = z.object({
  id: z.string(),
  nameKey: z.nullable(z.string()),
  name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
});
export type LivePlayer = z.infer<typeof LivePlayer>;

/** How many are in, and how many have answered the current question. */
export const LiveCounts = z.object({ players: z.int(), answered: z.int() });
export type LiveCounts = z.infer<typeof LiveCounts>;

/** For the teacher, once it has ended; players with an account are students of her class. */
export const LiveResults = z.object({
  questions: z.array(z.object({ ask: z.string(), answered: z.int(), right: z.int() })),
  students: z.array(z.object({ id: z.string(), name: z.string(), answered: z.int(), right: z.int() })),
});
export type LiveResults = z.infer<typeof LiveResults>;

/** What its teacher sees. `open` is false while the class’s code is paused. */
export const LiveSession = z.object({
  classId: z.string(),
  className: z.string(),
  itemId: z.string(),
  code: z.string(),
  open: z.boolean(),
  view: LiveView,
  counts: LiveCounts,
  players: z.array(LivePlayer),
  results: z.nullable(LiveResults),
});
export type LiveSession = z.infer<typeof LiveSession>;

/**
 * What a code opens for a player. `view` is null while nothing runs in that class. Who is not in yet chooses one of `names`,
 * unless she is a student of the class: then `self` is her name.
 */
export const LiveRoom = z.object({
  className: z.string(),
  view: z.nullable(LiveView),
  me: z.nullable(LivePlayer),
  own: z.nullable(OwnLiveAnswer),
  removed: z.boolean(),
  names: z.array(z.string()),
  self: z.nullable(z.string()),
});
export type LiveRoom = z.infer<typeof LiveRoom>;

const ByCode = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)), lang: Lang });

export const LiveJoinInput = z.extend(ByCode, {
  /** A name of the list; a student of the class needs none. */
  nameKey: z.optional(z.string().check(z.maxLength(40))),
});
export type LiveJoinInput = z.infer<typeof LiveJoinInput>;

export const LiveAnswerInput = z.object({ id: LiveId, index: z.int(), responseId: ResponseId });
export type LiveAnswerInput = z.infer<typeof LiveAnswerInput>;

const asTeacher = { forbidden: ['forbidden'], notFound: true } as const;
const One = z.object({ id: LiveId, lang: Lang });

export const liveContract = {
  startLive: oc
    .route({
      method: 'POST',
      path: '/classes/{classId}/live',
      operationId: 'startLiveQuiz',
      successStatus: 201,
      summary: 'Start a live quiz; while the same runs in the class, that one, and any other ends',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'guardian_approval_required', 'restricted_free', 'upgrade_required'],
        notFound: true,
        conflict: ['class_archived'],
      }),
    )
    .input(z.object({ classId: LiveId, itemId: LiveId }))
    .output(z.object({ id: z.string() })),
  live: oc
    .route({
      method: 'GET',
      path: '/live/{id}',
      operationId: 'getLiveQuiz',
      summary: 'Get a live quiz of one’s class',
    })
    .meta(refuses(asTeacher))
    .input(One)
    .output(LiveSession),
  moveLive: oc
    .route({
      method: 'POST',
      path: '/live/{id}/steps',
      operationId: 'moveLiveQuiz',
      summary: 'Show what follows, or end it; `version` is the one that the caller sees',
    })
    .meta(refuses({ ...asTeacher, conflict: ['version_changed'] }))
    .input(z.object({ id: LiveId, version: z.int(), act: z.enum(['next', 'end']) }))
    .output(z.object({ version: z.int() })),
  removeLivePlayer: oc
    .route({
      method: 'DELETE',
      path: '/live/{id}/players/{playerId}',
      operationId: 'removeLivePlayer',
      successStatus: 204,
      summary: 'Take a player out of a live quiz, with her answers',
    })
    .meta(refuses(asTeacher))
    .input(z.object({ id: LiveId, playerId: LiveId }))
    .output(z.void()),
  liveRoom: oc
    .route({
      method: 'GET',
      path: '/live-codes/{code}',
      operationId: 'getLiveRoom',
      summary: 'Get what a class’s code opens: its live quiz, and the caller’s place in it',
    })
    .meta(refuses({ notFound: true }))
    .input(ByCode)
    .output(LiveRoom),
  joinLive: oc
    .route({
      method: 'POST',
      path: '/live-codes/{code}/players',
      operationId: 'joinLiveQuiz',
      summary: 'Take part in a live quiz, as a student of the class or under a name of the list',
    })
    .meta(
      refuses({ notFound: true, conflict: ['live_full', 'live_not_running', 'live_removed', 'name_taken'] }),
    )
    .input(LiveJoinInput)
    .output(LivePlayer),
  answerLive: oc
    .route({
      method: 'POST',
      path: '/live/{id}/answers',
      operationId: 'answerLiveQuiz',
      summary: 'Answer the current question of a live quiz; the first answer stays',
    })
    .meta(refuses({ notFound: true, conflict: ['question_closed'] }))
    .input(LiveAnswerInput)
    .output(OwnLiveAnswer),
};
