import { resolve } from 'node:path';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { RecaptchaKeys } from './captcha/recaptcha.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { ConfigError } from './config-error.ts';
import { readProviderConfig, type PaymentConfig } from './payments/provider-config.ts';
import { paymentSettings } from './payments/payment-settings.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

function number(): z.ZodCoercedNumber {
  return z.coerce.number({ error: ({ code }) => (code === 'invalid_type' ? 'must be a number' : undefined) });
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Every setting of the process. The README's table is checked against these names. */
export const settings = z.object({
  PORT: number().int('must be a whole number').min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: number().int('must be a whole number').min(1).max(100).default(10),
  DEMO_WORLD: flag.optional(),
  SECRET: z.string().min(32).optional(),
  SECRET_PREVIOUS: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text, { addIssue }) => {
      const proxies = readTrustedProxies(text);
      if (proxies !== undefined) return proxies;
      addIssue('must be the number of proxies in front, or their addresses (10.0.0.5, 10.0.0.0/8)');
      return z.NEVER;
    }),
  MAX_EVENT_LOOP_DELAY: number().min(10).default(400),
  MAX_DATABASE_WAIT: number().int('must be a whole number').min(100).default(10_000),
  MAX_IN_FLIGHT: number().int('must be a whole number').min(1).default(200),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  SMTP_URL: z
    .union([z.literal('none'), z.url({ protocol: /^smtps?$/ })], 'must be an smtp:// address, or none')
    .optional(),
  MAIL_FROM: z.email().optional(),
  SMS_URL: z
    .url({ protocol: /^https$/ })
    .refine((text) => new URL(text).searchParams.has('From'), 'must name the sender: …?From=%2B15550100100')
    .optional(),
  FX_URL: z.url({ protocol: /^https?$/ }).optional(),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  RECAPTCHA_VERSION: z.enum(['2', '3']).default('3'),
  RECAPTCHA_ENTERPRISE: flag.default(false),
  RECAPTCHA_HIDE_BADGE: flag.default(false),
  ...paymentSettings,
});

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** How long a query waits for a connection before it is answered with 503, in milliseconds. */
  databaseWait: number;
  /** Known people for trying the product (decisions: on by default for the embedded database on localhost). */
  demoWorld: boolean;
  /** Encrypts and signs; at least 32 characters. */
  secret: string;
  /** The secret before the last change: what was encrypted or signed with it is still read. */
  previousSecret: string | undefined;
  logLevel: z.infer<typeof settings>['LOG_LEVEL'];
  trustProxy: TrustedProxies;
  /** Beyond these a process answers 503 at once: event loop delay (milliseconds), requests in flight. */
  loadLimits: { eventLoopDelay: number; inFlight: number };
  s3: S3Config | undefined;
  /** Where clamd listens; without it, what learners upload is not scanned. */
  clamdUrl: string | undefined;
  /** Each sign-in provider is shown only where it is configured. */
  google: (ClientKeys & { issuer: string }) | undefined;
  facebook: ClientKeys | undefined;
  mail: MailConfig;
  /** The service for text messages; without it, phone numbers are not verified. */
  smsUrl: string | undefined;
  /** Where exchange rates are read each day; without it, finance alone sets them. */
  fxUrl: string | undefined;
  /** What messages are pushed to browsers with; without it, the settings do not offer it. */
  push: VapidKeys | undefined;
  /** Google's captcha instead of the proof of work. */
  recaptcha: RecaptchaKeys | undefined;
  payments: PaymentConfig;
}

/** The credentials of this installation at another service. */
interface ClientKeys {
  clientId: string;
  clientSecret: string;
}

/** The keys that name this installation to push services; `subject` is where they find who runs it. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

interface MailConfig {
  smtpUrl: string | undefined;
  /** The sender address of mails. */
  from: string;
  /** Whether mail is kept for reading at `/dev/mail` because there is no server: on a developer's own machine only. */
  inbox: boolean;
}

type Environment = Record<string, string | undefined>;

/** Where the data is, and whether the demo world is part of it: all that a command needs that sends no mail and reads no secret. */
export function readStorage(environment: Environment): Pick<Config, 'databaseUrl' | 'dataDir' | 'demoWorld'> {
  const read = settings.pick({
    DATABASE_URL: true,
    DATA_DIR: true,
    DEMO_WORLD: true,
    PUBLIC_URL: true,
    PORT: true,
  });
  const env = parse(read, environment);
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    demoWorld: env.DEMO_WORLD ?? (isLocal(publicUrlOf(env)) && !env.DATABASE_URL),
  };
}

function publicUrlOf(env: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}

function isLocal(publicUrl: string): boolean {
  return loopback.includes(new URL(publicUrl).hostname);
}

/** Reads and checks all settings; throws a ConfigError naming each wrong one. */
export function readConfig(environment: Environment): Config {
  const env = parse(settings, environment);
  const { databaseUrl, dataDir, demoWorld } = readStorage(environment);
  const publicUrl = publicUrlOf(env);
  if (env.DATABASE_URL && !env.SECRET) {
    throw new ConfigError(
      'SECRET: needed with a DATABASE_URL, the same for every process (at least 32 characters)',
    );
  }
  if (!env.SMTP_URL && !isLocal(publicUrl)) {
    throw new ConfigError(
      'SMTP_URL: needed where PUBLIC_URL is not this machine, since guardians approve, addresses are confirmed and new ' +
        'passwords are chosen by mail; `none` starts without mail',
    );
  }
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    databaseUrl,
    databasePool: env.DATABASE_POOL,
    databaseWait: env.MAX_DATABASE_WAIT,
    demoWorld,
    secret: env.SECRET ?? keptSecret(dataDir),
    previousSecret: env.SECRET_PREVIOUS,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    loadLimits: { eventLoopDelay: env.MAX_EVENT_LOOP_DELAY, inFlight: env.MAX_IN_FLIGHT },
    mail: {
      smtpUrl: env.SMTP_URL === 'none' ? undefined : env.SMTP_URL,
      from: env.MAIL_FROM ?? `mail@${new URL(publicUrl).hostname}`,
      inbox: !env.SMTP_URL && demoWorld && isLocal(publicUrl) && environment['NODE_ENV'] !== 'production',
    },
    smsUrl: env.SMS_URL,
    fxUrl: readFxUrl(env),
    s3: readS3(env),
    clamdUrl: env.CLAMD_URL,
    google: readGoogle(env),
    facebook: readClientKeys('FACEBOOK', env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
    push: readVapid(env, publicUrl),
    recaptcha: readRecaptcha(env),
    payments: readProviderConfig(environment, { publicUrl, isEmbedded: databaseUrl === undefined }),
  };
}

function parse<Shape extends z.ZodObject>(shape: Shape, environment: Environment): z.infer<Shape> {
  // An empty value in a compose or env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}

function readS3(env: z.infer<typeof settings>): S3Config | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId !== !secretAccessKey) {
    throw new ConfigError('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: give both or neither');
  }
  if (!env.S3_BUCKET) return undefined;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function readFxUrl({ FX_URL: text }: z.infer<typeof settings>): string | undefined {
  if (text === undefined) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new ConfigError('FX_URL: must hold no user name and no password');
  if (protocol === 'http:' && !loopback.includes(hostname)) throw new ConfigError('FX_URL: must be https');
  return text;
}

function readGoogle(env: z.infer<typeof settings>): Config['google'] {
  const keys = readClientKeys('GOOGLE', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  const { protocol, hostname } = new URL(env.GOOGLE_ISSUER);
  if (protocol === 'http:' && !loopback.includes(hostname)) {
    throw new ConfigError('GOOGLE_ISSUER: must be https');
  }
  return keys && { ...keys, issuer: env.GOOGLE_ISSUER };
}

function readClientKeys(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): ClientKeys | undefined {
  if (!clientId !== !clientSecret) {
    throw new ConfigError(`${name}_CLIENT_ID, ${name}_CLIENT_SECRET: give both or neither`);
  }
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function readVapid(env: z.infer<typeof settings>, publicUrl: string): Config['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey !== !privateKey) {
    throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: give both or neither');
  }
  if (!publicKey || !privateKey) return undefined;
  // Push services want a public address; on a developer's machine there is none.
  const { protocol, hostname } = new URL(publicUrl);
  return { publicKey, privateKey, subject: protocol === 'https:' ? publicUrl : `mailto:push@${hostname}` };
}

function readRecaptcha(env: z.infer<typeof settings>): RecaptchaKeys | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
  if (!siteKey !== !secretKey) {
    throw new ConfigError('RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: give both or neither');
  }
  if (!siteKey || !secretKey) return undefined;
  return {
    siteKey,
    secretKey,
    version: env.RECAPTCHA_VERSION === '2' ? 2 : 3,
    enterprise: env.RECAPTCHA_ENTERPRISE,
    hideBadge: env.RECAPTCHA_HIDE_BADGE,
  };
}

/** The embedded default generates its own secret once and keeps it beside the data. */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: cannot write to ${dataDir} (${why})`, { cause: error });
  }
}
