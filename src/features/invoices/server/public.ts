/** The parts of invoices that the app and other features may use. */
export { findDocumentLink } from '../documents/server/find-document.ts';
export { printDocument } from '../printing/server/print-document.ts';
