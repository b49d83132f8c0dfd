import { ORPCError, ValidationError } from '@orpc/server';
import { Invalid } from '#core/refusals.ts';

/** Input that did not match its schema, as a refusal that names each field; undefined for any other error. */
export function findInvalidInput(error: unknown): Invalid | undefined {
  if (!(error instanceof ORPCError && error.cause instanceof ValidationError)) return undefined;
  return new Invalid(
    error.cause.issues.map((issue) => {
      const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.');
      const own = isMessageKey(issue.message) ? issue.message : undefined;
      return { path, messageKey: own ?? fieldMessages[path.replace(/^.*\./, '')] ?? 'app.field.invalid' };
    }),
  );
}

/** A schema may supply the message key itself; the library's own messages are sentences. */
function isMessageKey(message: string): boolean {
  return /^[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$/.test(message);
}

/** The message for a field that did not match, by its name, also in a list. */
const fieldMessages: Record<string, string> = {
  emailAddress: 'app.field.emailAddress',
  guardianAddress: 'app.field.emailAddress',
  giverAddress: 'app.field.emailAddress',
  receiverAddress: 'app.field.emailAddress',
  password: 'app.field.password',
  firstName: 'app.field.name',
  lastName: 'app.field.name',
  giverName: 'app.field.name',
  receiverName: 'app.field.name',
  displayName: 'app.field.displayName',
  birthYear: 'app.field.birthYear',
  country: 'app.field.country',
  phone: 'app.field.phone',
};
