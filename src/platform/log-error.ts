import pg from 'pg';
import { nameSources } from './source-lines.ts';

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string | number;
  /** Fields of a database error. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: LoggedError;
  /** The errors inside an AggregateError. */
  errors?: LoggedError[];
}

/** A database quotes values after a colon: `invalid input syntax for type uuid: "…"`. */
const quoted = /: ".*$/s;
/** An error may be its own cause. */
const deepest = 5;

/**
 * What a log says about an error: only the fields named here. A database error also carries the row and the parameters,
 * which contain personal data (quality: promise 8), and other libraries attach whole requests to theirs.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const { message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  const next = depth < deepest;
  return {
    type: error.constructor.name,
    message: error instanceof pg.DatabaseError ? message.replace(quoted, '') : message,
    // It begins with the message, which is logged separately.
    ...(stack !== undefined && { stack: nameSources(stack.replace(message, '')) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(error instanceof pg.DatabaseError && whereIn(error)),
    ...(next && cause !== undefined && { cause: describeError(cause, depth + 1) }),
    ...(next &&
      error instanceof AggregateError && {
        errors: error.errors.map((one) => describeError(one, depth + 1)),
      }),
  };
}

function whereIn({ table, column, constraint }: pg.DatabaseError) {
  return {
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(constraint !== undefined && { constraint }),
  };
}
