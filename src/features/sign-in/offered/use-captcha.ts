import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { solveTask } from '../captcha/web/solve-task.ts';

interface UsedCaptcha {
  /** Starts the work while she is still typing. */
  begin(): void;
  /** One answer for one try; undefined if it could not be computed, and the form is sent without it. */
  answer(): Promise<string | undefined>;
}

/** Ours are valid for 15 minutes, the service's answers for two. */
const freshMilliseconds = 90_000;

/**
 * The captcha of a form, whichever is configured; it stays invisible unless it fails to start. Then the toast of the
 * specification (§8) says so once, before she sends the form, which may be accepted all the same.
 */
export function useCaptcha(): UsedCaptcha {
  const t = useTranslations();
  const { api } = usePage();
  const hasTold = useRef(false);
  const begun = useRef<{ at: number; answer: Promise<string | undefined> }>(undefined);

  const solve = async (): Promise<string | undefined> => {
    try {
      return await solveTask(await api.signIn.captcha.call());
    } catch {
      if (!hasTold.current) toasts.show({ tone: 'warning', text: t('signIn.captcha.failed') });
      hasTold.current = true;
      return undefined;
    }
  };
  const begin = () => {
    if (begun.current && Date.now() - begun.current.at < freshMilliseconds) return begun.current.answer;
    begun.current = { at: Date.now(), answer: solve() };
    return begun.current.answer;
  };
  return {
    begin: () => void begin(),
    async answer() {
      const answer = await begin();
      begun.current = undefined;
      return answer;
    },
  };
}
