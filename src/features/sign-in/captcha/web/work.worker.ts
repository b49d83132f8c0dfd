/** Solves altcha's challenges in a worker, so that the page stays responsive. Altcha controls it by messages. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
