import { createApiClient } from '../src/app/api-handler.ts';
import type { Pages } from '../src/app/page-handler.ts';
import { createCtx } from '../src/app/request-ctx.ts';
import type { Services } from '../src/app/services.ts';
import { createServices, folders } from '../src/app/wiring.ts';
import { visitor, type Actor } from '../src/core/actor.ts';
import { demoPassword, findActorByBearer, seedPeople } from '../src/features/accounts/server/public.ts';
import { loadContent } from '../src/features/learning/server/public.ts';
import { readConfig } from '../src/platform/config.ts';
import type { RequestCtx } from '../src/platform/ctx.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import type { Limits } from '../src/platform/limits/limits.ts';
import { learnerAddress } from './learner.ts';

/** One address may ask as often as it likes: a benchmark is one address. */
const allowed = { allowed: true, retryAfterSeconds: 0 };
const unlimited: Limits = { take: () => Promise.resolve(allowed), look: () => Promise.resolve(allowed) };

export type Renderer = Pages & {
  loadPage(input: Parameters<Pages['renderPage']>[0]): Promise<unknown>;
  renderLoaded(loaded: unknown): string;
};

/** The product's services on the configured database, with content and the demo world's people in it. */
export async function openWorld(): Promise<Services> {
  const services = { ...(await createServices(readConfig(process.env))), limits: unlimited };
  await migrate(services.database);
  await loadContent(createCtx(services), folders.content);
  await seedPeople(createCtx(services));
  return services;
}

export async function loadRenderer(): Promise<Omit<Renderer, 'assets'>> {
  return (await import(folders.renderer)) as Omit<Renderer, 'assets'>;
}

/** A session of the learner. */
export async function signInLearner(services: Services): Promise<{ token: string; actor: Actor }> {
  const client = createApiClient(services, requestCtx(services, visitor));
  const { token } = await client.accounts.signIn({ emailAddress: learnerAddress, password: demoPassword });
  return {
    token,
    actor: (await findActorByBearer(services.database.db, token, services.clock.now())) ?? visitor,
  };
}

export function requestCtx(services: Services, actor: Actor): RequestCtx {
  const sessionCookie = { set: () => undefined, clear: () => undefined };
  return {
    ...createCtx(services, actor),
    address: '127.0.0.1',
    userAgent: 'bench',
    limits: unlimited,
    captcha: services.captcha,
    identityProviders: {},
    sealing: services.sealing,
    idempotencyKey: undefined,
    notes: { keep: () => undefined, read: () => undefined, drop: () => undefined },
    sessionCookie,
  };
}

/** What rendering a page takes, for who asks. */
export function pageInput(
  services: Services,
  actor: Actor,
  path: string,
): Parameters<Pages['renderPage']>[0] {
  const { translations, clock, config } = services;
  return {
    request: new Request(config.publicUrl + path),
    client: createApiClient(services, requestCtx(services, actor)),
    locale: 'en',
    messages: translations.en.messages,
    messagesVersion: translations.en.version,
    origin: config.publicUrl,
    now: clock.now(),
    onError: (error) => {
      throw error;
    },
  };
}
