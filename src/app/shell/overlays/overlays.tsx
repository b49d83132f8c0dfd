import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { answerLinks } from '#page/links-in-place.ts';
import { quietFor } from '#page/quiet-time.ts';
import { href } from '#urls.ts';
import { mayUpgrade } from '../site-kinds.ts';
import type { OverlayQueueProps } from './overlay-queue.tsx';

/** How long a page is shown before anything opens automatically. */
const calmMilliseconds = 1500;

const loadQueue = async () => (await import('./door.ts')).loadQueue();

/**
 * What may cover a page, one at a time: the window to sign in or to choose a plan on request, else a prompt at a calm moment. Everything but the
 * decision when to load it is loaded then. On an undisturbed page nothing opens automatically.
 */
export function Overlays({ undisturbed }: { undisturbed: boolean }) {
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const viewer = useViewer();
  const isVisitor = viewer === null;
  // Paid users never see the window of plans (spec §4).
  const what = isVisitor ? 'login' : mayUpgrade(viewer) ? 'pricing' : undefined;
  const [Queue, setQueue] = useState<ComponentType<OverlayQueueProps>>();
  const [asked, setAsked] = useState<OverlayQueueProps['asked'] & { at: string }>();
  const [calmAt, setCalmAt] = useState<string>();

  useEffect(() => {
    if (!what) return undefined;
    return answerLinks({
      path: href(what),
      takes: (parameters) =>
        what === 'login' ? !parameters.has('mode') : parameters.has('onSuccess') && !parameters.has('period'),
      answer({ address, onSuccess }) {
        const opener = document.activeElement;
        const at = addressKey();
        loadQueue()
          .then(async ({ OverlayQueue, loadAsked }) => {
            await loadAsked[what](api, queries);
            setQueue(() => OverlayQueue);
            setAsked({ what, opener, onSuccess, at });
          })
          // The page of the link does the same.
          .catch(() => navigate(address));
      },
    });
  }, [what, api, queries, navigate]);

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
          asked={asked?.at === key ? asked : undefined}
          onClose={() => setAsked(undefined)}
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
