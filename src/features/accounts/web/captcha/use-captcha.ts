import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import type { CaptchaTask } from '../../contract-captcha.ts';

interface UsedCaptcha {
  /** Begins the work, while the person is still typing. */
  begin(): void;
  /** One answer for one try; undefined where it could not be worked out: then it goes without. */
  answer(): Promise<string | undefined>;
}

/** Ours hold for 15 minutes, the service's answers for two. */
const freshMilliseconds = 90_000;

/**
 * The captcha of a form, whichever is configured; the person sees nothing of it unless it fails to start. Then the toast
 * of the specification (§8) says so once, before she sends the form, which may be taken all the same.
 */
export function useCaptcha(): UsedCaptcha {
  const t = useTranslations();
  const { api } = usePage();
  const hasTold = useRef(false);
  const begun = useRef<{ at: number; answer: Promise<string | undefined> }>(undefined);

  const solve = async (): Promise<string | undefined> => {
    try {
      return await solveTask(await api.accounts.captcha.call());
    } catch {
      if (!hasTold.current) toasts.show({ tone: 'warning', text: t('accounts.captcha.failed') });
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

async function solveTask(task: CaptchaTask): Promise<string> {
  if (task.provider === 'recaptcha') {
    const { askRecaptcha } = await import('./load-recaptcha.ts');
    return askRecaptcha(task);
  }
  const { solveWork } = await import('./solve-work.ts');
  return solveWork(task.challenge);
}
