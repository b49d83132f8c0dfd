import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { answerLoginLinks } from '../../../features/accounts/web/offered/login-links.ts';
import { useViewer } from '../../../features/accounts/web/offered/viewer-query.ts';
import { usePage } from '../../../page/page-provider.tsx';
import type { OverlayQueueProps } from './overlay-queue.tsx';

/** A page is looked at for so long before anything comes by itself. */
const calmMilliseconds = 1500;

const loadQueue = () => import('./overlay-queue.tsx');

/**
 * What may lie over a page, one at a time: the way in when it is asked for, else a prompt at a calm moment. All but
 * the knowledge of when to load it is loaded then. On an undisturbed page nothing comes by itself.
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
      loadQueue()
        .then(async ({ OverlayQueue, loadLogin }) => {
          await loadLogin(api, queries);
          setQueue(() => OverlayQueue);
          setLogin({ opener, onSuccess, at: key });
        })
        // The page of its own does the same.
        .catch(() => navigate(address));
    });
  }, [isVisitor, key, api, queries, navigate]);

  useEffect(() => {
    if (isVisitor || undisturbed) return undefined;
    const timer = setTimeout(
      () =>
        void loadQueue().then(
          ({ OverlayQueue }) => {
            setQueue(() => OverlayQueue);
            setCalmAt(key);
          },
          () => undefined, // Nobody waits for it.
        ),
      calmMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [isVisitor, undisturbed, key]);

  return (
    <div aria-live={isVisitor ? 'off' : 'polite'}>
      {Queue && (
        <Queue
          // A change of the route closes the way in (spec §2).
          login={login?.at === key ? login : undefined}
          onLoginClose={() => setLogin(undefined)}
          calmAt={calmAt === key && !undisturbed ? key : undefined}
          undisturbed={undisturbed}
        />
      )}
    </div>
  );
}
