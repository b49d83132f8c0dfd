import { guard, reads, serve } from '#platform/http/guard.ts';
import { invoicesContract } from './contract.ts';
import { listDocuments, listOwnDocuments } from './documents/server/list-documents.ts';
import { getDocument } from './documents/server/view-document.ts';

const os = serve(invoicesContract);

export const invoicesApi = os.router({
  document: os.document
    .use(guard('invoices.document', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => getDocument(context, input)),
  own: os.own
    .use(guard('invoices.own', { access: 'member', limit: reads }))
    .handler(({ context, input }) => listOwnDocuments(context, input)),
  adminDocuments: os.adminDocuments
    .use(guard('invoices.adminDocuments', { permission: 'money.read', limit: reads }))
    .handler(({ context, input }) => listDocuments(context, input)),
});
