import { yearSeconds } from '#core/durations.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';

/*
 * A signed cookie identifies a browser: it holds the id under which its tries are counted, and which accounts have
 * signed in there. So anyone guessing at an account elsewhere never locks its owner out of her own device
 * (docs/decisions/0033).
 */

type DeviceCtx = Pick<RequestCtx, 'signedCookies' | 'sealing'>;

const cookieName = 'device';
const cookieSeconds = yearSeconds;
/** A family's or a school's device has many users; the one who signed in longest ago is forgotten. */
const knownAtMost = 10;

const Device = z.object({ id: z.string(), accounts: z.array(z.string()) });
type Device = z.infer<typeof Device>;

/** The id of the requesting browser; undefined if it has none yet. */
export function findDevice(ctx: DeviceCtx): string | undefined {
  return readDevice(ctx)?.id;
}

/** The same, but assigns an id if there is none. Only for counting: nothing else needs to tell visitors apart. */
export function identifyDevice(ctx: DeviceCtx): string {
  return findDevice(ctx) ?? keepDevice(ctx, { id: randomUUID(), accounts: [] });
}

/** Records that this account has signed in here. Call it once that is certain. */
export function rememberDevice(ctx: DeviceCtx, userId: UserId): void {
  const { id, accounts } = readDevice(ctx) ?? { id: randomUUID(), accounts: [] };
  const mark = markOf(ctx, userId);
  const others = accounts.filter((other) => other !== mark);
  keepDevice(ctx, { id, accounts: [mark, ...others].slice(0, knownAtMost) });
}

/** The id of the requesting browser, if this account has signed in there before. */
export function findKnownDevice(ctx: DeviceCtx, userId: UserId | undefined): string | undefined {
  const device = readDevice(ctx);
  return userId !== undefined && device?.accounts.includes(markOf(ctx, userId)) ? device.id : undefined;
}

function readDevice({ signedCookies }: DeviceCtx): Device | undefined {
  return Device.safeParse(signedCookies.read(cookieName)).data;
}

function keepDevice({ signedCookies }: DeviceCtx, device: Device): string {
  signedCookies.set(cookieName, device, cookieSeconds);
  return device.id;
}

/** The cookie of a shared device does not reveal its users' accounts. */
function markOf({ sealing }: DeviceCtx, userId: UserId): string {
  return sealing.disguise(`device\n${userId}`);
}
