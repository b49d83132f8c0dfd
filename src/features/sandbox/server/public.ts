export { answerOperation, readByReference, readPayment } from '../requests/server/answer-requests.ts';
export { SandboxRefused } from '../payments/server/sandbox-refused.ts';
