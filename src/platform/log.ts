import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

import { describeError } from './log-error.ts';

export type Log = Logger;

/** Where secrets could appear in something logged; a full email never may (quality: promise 8). */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'emailAddress', 'secret'];

/** A pino log: JSON lines, one per record, with every known secret masked; to standard output by default. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      err: (error: unknown) => describeError(error),
    },
  };
  return pino(options, to);
}
