/** The parts of invoices that the app and other features may use. */
export {
  issueInvoice,
  issueReceipt,
  prepareAcknowledgment,
  prepareReceipt,
} from '../documents/server/issue-document.ts';
export { taxOf, taxRuleFor, type TaxRule } from '../taxes/policy.ts';
export { findCharity } from './find-charity.ts';
export { mayIssue } from './may-issue.ts';
export { readTaxes } from './settings.ts';
export { issueCreditNote, issueCreditNoteForRefund } from '../documents/server/credit-document.ts';
export { eraseBuyersOf } from '../documents/server/erase-buyer.ts';
export { listReceipts, type ReceiptFacts } from '../documents/server/list-receipts.ts';
export { findDocumentLink, findInvoice, findReceipt } from '../documents/server/find-document.ts';
export { sumSalesByCountry } from '../documents/server/sum-sales.ts';
export { drawSheet, type SheetWords } from '../printing/server/draw-sheet.ts';
export { printDocument } from '../printing/server/print-document.ts';
