import type { PushNote } from '#core/push-note.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what our server has pushed. A browser that is pushed to has to show something each time. */
export async function showNote(note: PushNote): Promise<void> {
  const { title, text, href, tag, lang, dir } = note;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    lang,
    dir,
    icon: '/icons/icon-192.png',
    data: href,
  });
}

/** Opens what a note is about: in a window of ours if there is one, else in a new one. */
export async function openNote(path: unknown): Promise<void> {
  const url = new URL(String(path), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) {
    await self.clients.openWindow(url.href);
    return;
  }
  await open.focus();
  await open.navigate(url.href);
}
