/** Solves altcha's challenges beside the page, which stays quick. Altcha tells it what to do by messages. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
