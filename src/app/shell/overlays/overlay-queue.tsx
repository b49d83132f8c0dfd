import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Prompt } from '../prompts/policy.ts';
import { signInWaysQuery } from '#features/sign-in/offered/sign-in-ways-query.ts';
import { OwnPromptCard } from '../prompts/own-prompt-card.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { LoginPrompt } from '../prompts/login-prompt.tsx';
import type { PageApi } from '#page/page-context.ts';
import { usePage } from '#page/page-provider.tsx';
import { quietFor } from '#page/quiet-time.ts';
import { findPrompt } from './find-prompt.ts';
import { isOccupied } from './is-occupied.ts';
import { notePrompted, putOff } from './prompt-memory.ts';

export interface OverlayQueueProps {
  /** Set while the sign-in window is requested; without `onSuccess` the user stays on the page. */
  login: { opener: Element | null; onSuccess: string | undefined } | undefined;
  onLoginClose(): void;
  /** Changes at every moment when something may open automatically. */
  calmAt: string | undefined;
  undisturbed: boolean;
}

/** Shows the one overlay that `choosePrompt` names; the next one at another moment. */
export function OverlayQueue({ login, onLoginClose, calmAt, undisturbed }: OverlayQueueProps) {
  const { api, locale } = usePage();
  const queries = useQueryClient();
  const viewer = useViewer();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const loginAsked = login !== undefined;

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

  if (!prompt) return null;
  if (prompt === 'login') {
    if (!login || viewer) return null;
    const { pathname, search } = location;
    const { opener, onSuccess = pathname } = login;
    const target = onSuccess === pathname ? pathname + search : onSuccess;
    return <LoginPrompt opener={opener} onSuccess={target} onClose={onLoginClose} />;
  }
  const close = () => {
    putOff(prompt);
    setPrompt(null);
  };
  return viewer && <OwnPromptCard prompt={prompt} viewer={viewer} onClose={close} />;
}

/** What the sign-in window needs in order to open at once. */
export async function loadLogin(api: PageApi, queries: QueryClient): Promise<void> {
  await queries.ensureQueryData(signInWaysQuery(api));
}
