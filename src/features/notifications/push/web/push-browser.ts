import { registerWorker } from '#page/register-worker.ts';
import type { PushInput } from '../contract.ts';

/** Whether this browser can show messages beside its pages; an iPhone can once the site is on its home screen. */
export function mayPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The person has told her browser not to show messages of this site. */
export class PushBlocked extends Error {}

/** Asks the person, and then her browser's push service for an address. Throws `PushBlocked`. */
export async function subscribe(publicKey: string): Promise<PushInput> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushBlocked();
  const { pushManager } = await registerWorker();
  // One from another key of this site cannot be used any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

export async function unsubscribe(): Promise<void> {
  const { pushManager } = await registerWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
}
