import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { rewardForms, type RefusedReward, type RewardForm } from './reward-forms.ts';

interface SentForm {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  busy: boolean;
  /** Whether it has just been done, in place. */
  done: boolean;
  /** Why it was refused, if it was. */
  refused: string | undefined;
  /** For the outcome's element: it gets the focus when the button that had it is gone. */
  outcomeRef: RefObject<HTMLDivElement | null>;
}

/** A dashboard form: sent in place if scripts run, otherwise posted to the page. */
export function useRewardForm(name: RewardForm): SentForm {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const answered = useActionData<RefusedReward>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (form: FormData) => {
      await rewardForms[name](api, form);
      await queries.invalidateQueries({ queryKey: api.rewards.key() });
    },
  });
  useEffect(() => {
    if (isSuccess) outcomeRef.current?.focus();
  }, [isSuccess]);
  const before = answered?.form === name ? answered.message : undefined;
  return {
    onSubmit(event) {
      event.preventDefault();
      if (!isPending) mutate(new FormData(event.currentTarget));
    },
    busy: isPending,
    done: isSuccess,
    refused: error ? (findRefusal(error)?.message ?? t('page.form.network')) : before,
    outcomeRef,
  };
}
