import type { Ctx } from '../ctx.ts';

/** The least that a hook is called with. */
type HookCtx = Pick<Ctx, 'db' | 'answersTo'>;

/**
 * What a feature announces or asks without knowing who answers: it declares the hook, and features above it answer in
 * their manifests. The types are those of the answers' ctx, input and result.
 */
export interface Hook<Input, Answer, C extends HookCtx = Ctx> {
  readonly name: string;
  /** Whether its answers write more than one row, and so belong to the transaction of whatever causes them. */
  readonly writes: boolean;
  /** Never called: it gives the types something to hold on to. */
  readonly answer?: (ctx: C, input: Input) => Promise<Answer>;
}

/** One feature's answer to a hook, for its manifest. */
export interface HookAnswer {
  hook: Hook<never, unknown, never>;
  answer(ctx: never, input: never): Promise<unknown>;
}

declare module '../ctx.ts' {
  interface Ctx {
    /** The features' answers to a hook, in the order of the feature graph. */
    answersTo(hook: object): readonly HookAnswer[];
  }
}

/** A hook whose answers write: it is called in a transaction, and an answer that throws rolls all of it back. */
export function defineHook<Input, Answer = void, C extends HookCtx = Ctx>(
  name: string,
): Hook<Input, Answer, C> {
  return { name, writes: true };
}

/** A hook whose answers change one row each, which stands by itself: it may be called within a transaction or without one. */
export function defineNotice<Input, C extends HookCtx = Ctx>(name: string): Hook<Input, void, C> {
  return { name, writes: false };
}

/** A hook whose answers only look. */
export function defineQuestion<Input, Answer, C extends HookCtx = Ctx>(name: string): Hook<Input, Answer, C> {
  return { name, writes: false };
}

/** A manifest's answer to a hook. */
export function answerTo<Input, Answer, C extends HookCtx>(
  hook: Hook<Input, Answer, C>,
  answer: (ctx: C, input: Input) => Promise<Answer>,
): HookAnswer {
  return { hook, answer };
}

/**
 * Calls a hook, and returns what each feature answers. One after another, in the order of the feature graph: so locks are
 * taken in one order, and a transaction has one connection.
 */
export async function callHook<Input, Answer, C extends HookCtx>(
  ctx: C,
  hook: Hook<Input, Answer, C>,
  input: Input,
): Promise<Answer[]> {
  if (hook.writes && !ctx.db.isTransaction)
    throw new Error(`The hook ${hook.name} writes, so it must be called in a transaction.`);
  const answers: Answer[] = [];
  for (const { answer } of ctx.answersTo(hook)) {
    // `answerTo` has checked this answer against this very hook.
    const typed = answer as NonNullable<typeof hook.answer>;
    answers.push(await typed(ctx, input));
  }
  return answers;
}

/** The lookup of a ctx, from all features' answers in the order of the feature graph. */
export function collectAnswers(answers: readonly HookAnswer[]): Ctx['answersTo'] {
  const byHook = Map.groupBy(answers, ({ hook }): object => hook);
  return (hook) => byHook.get(hook) ?? [];
}
