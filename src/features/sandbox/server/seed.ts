import type { Ctx } from '#platform/ctx.ts';

const amount = 1800;

/** A payment that always waits in the demo world, so that its page can be looked at. */
export async function seedSandbox({ db, clock, origin, sandbox, sayIn }: Ctx): Promise<void> {
  if (!sandbox) return;
  await db
    .insertInto('sandbox_payments')
    .values({
      id: 'demo-payment',
      reference: 'demo-payment',
      status: 'open',
      failure: null,
      amount,
      currency: 'USD',
      description: sayIn('en', 'sandbox.page.title'),
      locale: 'en',
      saves: true,
      captures_later: false,
      return_url: `${origin}/`,
      cancel_url: `${origin}/`,
      card: null,
      method_id: null,
      silent_until: null,
      created_at: clock.now(),
      expires_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
