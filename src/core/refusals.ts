/**
 * The six ways a server function says no. `code` is for programs, `messageKey` for people; which status each becomes
 * is known to the app's error table alone.
 */
export abstract class Refusal extends Error {
  abstract readonly kind:
    | 'sign-in-required'
    | 'forbidden'
    | 'not-found'
    | 'conflict'
    | 'invalid'
    | 'too-many';
  readonly code: string;
  readonly messageKey: string;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: string, messageKey: string, data?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.messageKey = messageKey;
    this.data = data;
  }
}

/** No valid credential. */
export class SignInRequired extends Refusal {
  readonly kind = 'sign-in-required';
  constructor(code = 'sign_in_required', messageKey = 'app.refusal.signInRequired') {
    super(code, messageKey);
  }
}

/** The actor's role, plan or state forbids it; `code` says which. */
export class Forbidden extends Refusal {
  readonly kind = 'forbidden';
}

/** Absent, or not yours: both answer with the same bytes. */
export class NotFound extends Refusal {
  readonly kind = 'not-found';
  constructor() {
    super('not_found', 'app.refusal.notFound');
  }
}

/** The thing's present state does not allow it. */
export class Conflict extends Refusal {
  readonly kind = 'conflict';
}

/** Input that parses but cannot be accepted; `issues` names each field. */
export class Invalid extends Refusal {
  readonly kind = 'invalid';
  constructor(issues: FieldIssue[]) {
    super('invalid', 'app.refusal.invalid', { issues });
  }
}

/** Too often; `retryAfterSeconds` becomes Retry-After. */
export class TooMany extends Refusal {
  readonly kind = 'too-many';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too_many', 'app.refusal.tooMany', { retryAfterSeconds });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One thing wrong with one field: `messageKey` names what, `path` where. */
export interface FieldIssue {
  path: string;
  messageKey: string;
}
