import { hash, verify, type Options } from '@node-rs/argon2';
import { TooMany } from '../../../../core/refusals.ts';
import { createGate, GateFull } from '../../../../platform/load/gate.ts';

/** OWASP's argon2id: 19 MiB, two passes, one lane (argon2id is the library's default). */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two cores' worth of hashing at once: 200 sign-ins together would otherwise stall every request for seconds. */
const gate = createGate({ concurrent: 2, waiting: 100 });

/** The argon2id hash of a password, as text with its salt and cost. Refuses with TooMany when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return throughGate(() => hash(oneSpelling(password), cost));
}

/** Whether it is the password. Without a hash (no such account) it takes the same time to say no. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return throughGate(async () => {
    if (passwordHash !== undefined) return verify(passwordHash, oneSpelling(password));
    await hash(oneSpelling(password), cost);
    return false;
  });
}

/** Keyboards differ in how they send an accent or a point; the password stays the same. */
function oneSpelling(password: string): string {
  return password.normalize('NFKC');
}

async function throughGate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(work);
  } catch (error) {
    if (error instanceof GateFull) throw new TooMany(2);
    throw error;
  }
}
