import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { createSemaphore } from '../load/semaphore.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane (argon2id is the library's default). */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stored in place of a hash for an account with another way in. No password matches it. */
export const noPassword = 'none';

/** One core is left for everything else: 200 simultaneous sign-ins would otherwise stall every request for seconds. */
const atOnce = availableParallelism() > 2 ? 2 : 1;
const gate = createSemaphore({ concurrent: atOnce, waiting: 100 });

/** Throws SemaphoreFull when no more passwords can be accepted, before the account is looked up in the database. */
export const refuseFlood = gate.refuseWhenFull;

/** The argon2id hash of a password, as text with its salt and cost. Rejects with SemaphoreFull when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(oneSpelling(password), cost));
}

/**
 * Whether the password is correct. Without a hash (no such account, or none with a password) a refusal takes the same
 * time.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return gate.run(async () => {
    if (passwordHash !== undefined && passwordHash !== noPassword)
      return verify(passwordHash, oneSpelling(password));
    await hash(oneSpelling(password), cost);
    return false;
  });
}

/** Keyboards differ in how they encode an accent or a vowel point; the password stays the same. */
function oneSpelling(password: string): string {
  return password.normalize('NFKC');
}
