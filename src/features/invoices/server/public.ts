/** The parts of invoices that the app and other features may use. */
export { issueCreditNote, type CreditInput } from '../documents/server/credit-document.ts';
export { findDocumentLink } from '../documents/server/find-document.ts';
export {
  issueAcknowledgment,
  issueInvoice,
  issueReceipt,
  type IssueInput,
  type IssuedDocument,
} from '../documents/server/issue-document.ts';
export { getDocument } from '../documents/server/view-document.ts';
export { printDocument } from '../printing/server/print-document.ts';
export { taxOf, taxRuleFor, type Taxed, type TaxRule } from '../taxes/policy.ts';
export { readTaxes } from './settings.ts';
