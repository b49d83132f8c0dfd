/**
 * The six ways in which a server function refuses. `code` is for programs, `messageKey` for people; only the app's error
 * table knows which status each becomes.
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

/** Unknown, or not yours: both answer with the same bytes. */
export class NotFound extends Refusal {
  readonly kind = 'not-found';
  constructor() {
    super('not_found', 'app.refusal.notFound');
  }
}

/** The resource's current state does not allow it. */
export class Conflict extends Refusal {
  readonly kind = 'conflict';
}

/** Input that parses but cannot be accepted; `issues` names each field. */
export class Invalid extends Refusal {
  readonly kind = 'invalid';
  readonly issues: readonly FieldIssue[];
  constructor(issues: FieldIssue[]) {
    super('invalid', 'app.refusal.invalid', { issues });
    this.issues = issues;
  }
}

const aMomentInSeconds = 60;

/** Too often; `retryAfterSeconds` becomes Retry-After. A custom message receives the `minutes` to wait. */
export class TooMany extends Refusal {
  readonly kind = 'too-many';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, messageKey?: string) {
    const isLong = retryAfterSeconds > aMomentInSeconds;
    super('too_many', messageKey ?? (isLong ? 'app.refusal.tooManyFor' : 'app.refusal.tooMany'), {
      retryAfterSeconds,
    });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One thing wrong with one field: `messageKey` names what, `path` where. */
export interface FieldIssue {
  path: string;
  messageKey: string;
  /** What the message is given. */
  values?: Record<string, string | number>;
}
