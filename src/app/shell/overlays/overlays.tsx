import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { answerLoginLinks } from '#features/sign-in/offered/login-links.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { quietFor } from '#page/quiet-time.ts';
import type { OverlayQueueProps } from './overlay-queue.tsx';

/** How long a page is shown before anything opens automatically. */
const calmMilliseconds = 1500;

const loadQueue = () => import('./overlay-queue.tsx');

/**
 * What may cover a page, one at a time: the sign-in window on request, else a prompt at a calm moment. Everything but the
 * decision when to load it is loaded then. On an undisturbed page nothing opens automatically.
 */
export function Overlays({ undisturbed }: { undisturbed: boolean }) {
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isVisitor = useViewer() === null;
  const [Queue, setQueue] = useState<ComponentType<OverlayQueueProps>>();
  const [login, setLogin] = useState<OverlayQueueProps['login'] & { at: string }>();
  const [calmAt, setCalmAt] = useState<string>();

  useEffect(() => {
    if (!isVisitor) return undefined;
    return answerLoginLinks(({ address, onSuccess }) => {
      const opener = document.activeElement;
      const at = addressKey();
      loadQueue()
        .then(async ({ OverlayQueue, loadLogin }) => {
          await loadLogin(api, queries);
          setQueue(() => OverlayQueue);
          setLogin({ opener, onSuccess, at });
        })
        // The sign-in page does the same.
        .catch(() => navigate(address));
    });
  }, [isVisitor, api, queries, navigate]);

  useEffect(() => {
    if (isVisitor || undisturbed) return undefined;
    const timer = setTimeout(
      () =>
        void loadQueue().then(
          ({ OverlayQueue }) => {
            setQueue(() => OverlayQueue);
            setCalmAt(key);
          },
          () => undefined, // Nothing waits for it.
        ),
      Math.max(calmMilliseconds, quietFor()),
    );
    return () => clearTimeout(timer);
  }, [isVisitor, undisturbed, key]);

  return (
    <div aria-live={isVisitor ? 'off' : 'polite'}>
      {Queue && (
        <Queue
          // A route change closes the sign-in window (spec §2).
          login={login?.at === key ? login : undefined}
          onLoginClose={() => setLogin(undefined)}
          calmAt={calmAt === key && !undisturbed ? key : undefined}
          undisturbed={undisturbed}
        />
      )}
    </div>
  );
}

/** The key of the location in the address bar, where the next page may not have been drawn yet. */
function addressKey(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'default';
}
