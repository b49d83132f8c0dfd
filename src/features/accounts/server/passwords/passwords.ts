import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { createGate } from '../../../../platform/load/gate.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane (argon2id is the library's default). */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands where a hash would of an account that is entered another way. No password fits it. */
export const noPassword = 'none';

/** One core is left to everything else: 200 sign-ins together would otherwise stall every request for seconds. */
const atOnce = availableParallelism() > 2 ? 2 : 1;
const gate = createGate({ concurrent: atOnce, waiting: 100 });

/** Throws GateFull when no more passwords can be taken, before the database is asked for the account of one. */
export const refuseFlood = gate.refuseWhenFull;

/** The argon2id hash of a password, as text with its salt and cost. Rejects with GateFull when the queue is full: too busy. */
export async function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(oneSpelling(password), cost));
}

/** Whether it is the password. Without a hash (no such account, or none with a password) it takes the same time to say no. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return gate.run(async () => {
    if (passwordHash !== undefined && passwordHash !== noPassword)
      return verify(passwordHash, oneSpelling(password));
    await hash(oneSpelling(password), cost);
    return false;
  });
}

/** Keyboards differ in how they send an accent or a point; the password stays the same. */
function oneSpelling(password: string): string {
  return password.normalize('NFKC');
}
