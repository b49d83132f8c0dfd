import { scrypt } from 'node:crypto';
import { readClearCode } from '#core/clear-code.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import { codeLength } from '../policy.ts';

/** What is stored of a code, and the last four of it disguised, for finance to search by. */
export interface StoredCode {
  code_hash: Buffer;
  sealed_code: string;
  code_mark: string;
}

/** A new code, and what is stored of it. */
export async function makeGiftCode(ctx: Pick<Ctx, 'sealing'>): Promise<{ code: string; stored: StoredCode }> {
  const code = makeClearCode(codeLength);
  const stored = {
    code_hash: await hashCode(code),
    sealed_code: ctx.sealing.seal(code),
    code_mark: markOf(ctx, code.slice(-4)),
  };
  return { code, stored };
}

/** As it is typed or as a link has it; undefined if it cannot be one. */
export function readGiftCode(typed: string): string | undefined {
  return readClearCode(typed, codeLength);
}

/** Under which the code with these last four is found. */
export function markOf({ sealing }: Pick<Ctx, 'sealing'>, lastFour: string): string {
  return sealing.disguise(`gift code\n${lastFour}`);
}

/** Slow on purpose, so that a stolen database does not tell its codes; without a secret, so that changing ours voids none. */
export function hashCode(code: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, 'lamed gift code', 32, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
