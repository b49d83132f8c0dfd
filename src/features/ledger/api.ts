import { guard, reads, serve } from '#platform/http/guard.ts';
import { ledgerContract } from './contract.ts';
import { listJournal } from './journal/server/journal-listing.ts';

const os = serve(ledgerContract);

export const ledgerApi = os.router({
  journal: os.journal
    .use(guard('ledger.journal', { permission: 'money.read', limit: reads }))
    .handler(({ context, input }) => listJournal(context, input)),
});
