import { createApiClient } from '#app/api-handler.ts';
import type { Pages } from '#app/page-handler.ts';
import { createPageInput } from '#app/page-input.ts';
import { createCtx, createKeptPageCtx } from '#app/request-ctx.ts';
import type { Services } from '#app/services.ts';
import { createServices, folders } from '#app/wiring.ts';
import { visitor, type Actor } from '#core/actor.ts';
import { demoPassword, seedPeople } from '#features/people/server/public.ts';
import { findActorByBearer } from '#features/sign-in/sessions/server/actors.ts';
import { loadContent, readShippedContent } from '#features/learning/server/public.ts';
import { readConfig } from '#platform/config.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { migrate } from '#platform/db/migrate.ts';
import { noReadings } from '#platform/db/read-once.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { learnerAddress } from './learner.ts';

/** One address may send any number of requests: a benchmark is one address. */
const allowed = { allowed: true, retryAfterSeconds: 0 };
const unlimited: Limits = {
  take: () => Promise.resolve(allowed),
  giveBack: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** The product's services on the configured database, with content and the demo world's people in it. */
export async function openWorld(): Promise<Services> {
  const config = readConfig({ ...process.env, DEMO_WORLD: 'true' });
  const services = { ...(await createServices(config)), limits: unlimited };
  await migrate(services.database);
  await loadContent(createCtx(services), [await readShippedContent(folders.content)]);
  await seedPeople(createCtx(services));
  return services;
}

/** A session of the learner. */
export async function signInLearner(services: Services): Promise<{ token: string; actor: Actor }> {
  const client = createApiClient(services, requestCtx(services, visitor));
  const { token } = await client.signIn.signIn({ emailAddress: learnerAddress, password: demoPassword });
  return {
    token,
    actor: (await findActorByBearer(services.database.db, token, services.clock.now())) ?? visitor,
  };
}

export function requestCtx(services: Services, actor: Actor): RequestCtx {
  const sessionCookie = { set: () => undefined, clear: () => undefined };
  const signedCookies = { set: () => undefined, read: () => undefined, clear: () => undefined };
  return {
    ...createKeptPageCtx(services, { locale: 'en', address: '127.0.0.1' }),
    actor,
    readings: noReadings(actor),
    sessionCookie,
    signedCookies,
    suggestLanguage: () => undefined,
  };
}

/** What rendering a page takes, for the viewer. */
export function pageInput(
  services: Services,
  actor: Actor,
  path: string,
): Parameters<Pages['renderPage']>[0] {
  return {
    ...createPageInput(services, requestCtx(services, actor), { address: path }),
    onError: (error) => {
      throw error;
    },
  };
}
