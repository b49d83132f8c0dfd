import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Prompt } from '../prompts/policy.ts';
import { signInWaysQuery } from '#features/sign-in/offered/sign-in-ways-query.ts';
import { OwnPromptCard } from '../prompts/own-prompt-card.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { loadUpgrade, UpgradeDialog } from '#features/plans/offered/upgrade-dialog.tsx';
import { LoginPrompt } from '../prompts/login-prompt.tsx';
import type { PageApi } from '#page/page-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { quietFor } from '#page/quiet-time.ts';
import { findPrompt } from './find-prompt.ts';
import { isOccupied } from './is-occupied.ts';
import { notePrompted, putOff } from './prompt-memory.ts';

export interface OverlayQueueProps {
  /** The window that was requested, to sign in or to choose a plan; without `onSuccess` the user stays on the page. */
  asked: { what: 'login' | 'pricing'; opener: Element | null; onSuccess: string | undefined } | undefined;
  onClose(): void;
  /** Changes at every moment when something may open automatically. */
  calmAt: string | undefined;
  undisturbed: boolean;
}

/** Shows the one overlay that `choosePrompt` names; the next one at another moment. */
export function OverlayQueue({ asked, onClose, calmAt, undisturbed }: OverlayQueueProps) {
  const { api, locale } = usePage();
  const queries = useQueryClient();
  const viewer = useViewer();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const loginAsked = asked?.what === 'login';

  useEffect(() => {
    if (!loginAsked && (calmAt === undefined || isOccupied(document))) return undefined;
    let isOver = false;
    const show = (found: Prompt | null) => {
      if (isOver || !found) return;
      if (found !== 'login') {
        if (isOccupied(document) || quietFor() > 0) return;
        notePrompted();
      }
      setPrompt(found);
    };
    // What cannot be loaded now is tried at another moment.
    findPrompt({ api, locale }, queries, loginAsked).then(show, () => undefined);
    return () => {
      isOver = true;
    };
  }, [loginAsked, calmAt, api, locale, queries]);

  // It is closed, and does not come back with the next page.
  if (undisturbed && prompt && prompt !== 'login') setPrompt(null);

  if (asked?.what === 'pricing') return <UpgradeDialog {...placeOf(asked)} onClose={onClose} />;
  if (!prompt) return null;
  if (prompt === 'login')
    return asked && !viewer ? <LoginPrompt {...placeOf(asked)} onClose={onClose} /> : null;
  const close = () => {
    putOff(prompt);
    setPrompt(null);
  };
  return viewer && <OwnPromptCard prompt={prompt} viewer={viewer} onClose={close} />;
}

/** Where a window was opened, and where it leads: to the page below with its query, unless the link said otherwise. */
function placeOf({ opener, onSuccess }: NonNullable<OverlayQueueProps['asked']>) {
  const { pathname, search } = location;
  return {
    opener,
    onSuccess: onSuccess === undefined || onSuccess === pathname ? pathname + search : onSuccess,
  };
}

/** What each window needs in order to open at once. */
export const loadAsked = {
  login: async (api: PageApi, queries: QueryClient): Promise<void> => {
    await queries.ensureQueryData(signInWaysQuery(api));
  },
  pricing: loadUpgrade,
};
