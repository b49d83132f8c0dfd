import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Where secrets could stand in something logged; a full email never may (quality: promise 8). */
const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'emailAddress', 'secret'];

/** A pino log: JSON lines, one a record, with every known secret masked. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      err: pino.stdSerializers.err,
    },
  });
}
