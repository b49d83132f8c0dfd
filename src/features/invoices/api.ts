import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { invoicesContract } from './contract.ts';
import { listDocuments, listOwnDocuments } from './documents/server/list-documents.ts';
import { changeWording, getWording, listWordings, resetWording } from './wording/server/wordings.ts';
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
  adminWordings: os.adminWordings
    .use(guard('invoices.adminWordings', { permission: 'money.read', limit: reads }))
    .handler(({ context }) => listWordings(context)),
  adminWording: os.adminWording
    .use(guard('invoices.adminWording', { permission: 'money.read', limit: reads }))
    .handler(({ context, input }) => getWording(context, input)),
  adminChangeWording: os.adminChangeWording
    .use(guard('invoices.adminChangeWording', { permission: 'money.act', limit: writes }))
    .handler(({ context, input }) => changeWording(context, input)),
  adminResetWording: os.adminResetWording
    .use(guard('invoices.adminResetWording', { permission: 'money.act', limit: writes }))
    .handler(({ context, input }) => resetWording(context, input)),
});
