import { locales } from '#core/locale.ts';
import type { WordsCtx } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { noReason } from './audit.ts';

type ActsCtx = WordsCtx & Pick<Ctx, 'auditedActs'>;

/** What was done, in the reader's language; an act that this version does not know, as it is stored. */
export function sayAct({ auditedActs, say }: ActsCtx, name: string): string {
  const act = auditedActs.get(name);
  return act ? say(act.text) : name;
}

/** Why it was done, in the reader's language; what a person wrote, as she wrote it. */
export function sayReason(ctx: ActsCtx, { what, why }: { what: string; why: string }): string {
  if (why === noReason) return ctx.say('people.reason.none');
  const { reasons = {}, readReason } = ctx.auditedActs.get(what) ?? {};
  const text = Object.hasOwn(reasons, why) ? reasons[why] : undefined;
  return text === undefined ? (readReason?.(ctx, why) ?? why) : ctx.say(text);
}

/** Every act with its words, in the order of the reader's alphabet. */
export function listActs(ctx: ActsCtx): { name: string; text: string }[] {
  const { compare } = new Intl.Collator(locales[ctx.locale].tag);
  return [...ctx.auditedActs.keys()]
    .map((name) => ({ name, text: sayAct(ctx, name) }))
    .toSorted((a, b) => compare(a.text, b.text));
}

/** The names of the acts whose words contain what was typed. */
export function findActs(ctx: ActsCtx, typed: string): string[] {
  const tag = locales[ctx.locale].tag;
  const sought = typed.toLocaleLowerCase(tag);
  return listActs(ctx)
    .filter(({ text }) => text.toLocaleLowerCase(tag).includes(sought))
    .map(({ name }) => name);
}
