/** The sandbox does not do what its API was asked for; nothing has changed. */
export class SandboxRefused extends Error {
  readonly status: number;
  /** For programs; listed in the feature's README. */
  readonly code: string;
  constructor(status: 400 | 401 | 404 | 409 | 422, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function unknownPayment(): SandboxRefused {
  return new SandboxRefused(404, 'unknown_payment', 'There is no such payment.');
}
