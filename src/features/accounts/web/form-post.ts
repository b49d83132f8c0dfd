import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { href, sameOriginPath } from '#urls.ts';
import type { UserView } from '../contract.ts';
import { defaultPage } from '../offered/default-page.ts';
import { viewerKey, viewerQuery } from '../offered/viewer-query.ts';
import type { RefusedForm } from './refused-form.ts';
import { lacksSecondFactor } from '../second-step/web/lacks-second-factor.ts';
import { secondStepCode, secondStepHref } from '../second-step/web/second-step-href.ts';

export interface FormPost {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  busy: boolean;
  refusal: PageRefusal | undefined;
  /** What was typed before, if the server handled the form without JavaScript. */
  values: Record<string, string>;
}

interface InPlace {
  /** Called once a session is open. */
  enter(): Promise<void>;
  /** Called when the first step succeeded and there is a second. */
  askForCode(): void;
}

/**
 * A form that opens a session: sent in place with JavaScript, posted to its own address without it. Nothing typed is
 * lost; a refusal is shown at its field, which gets the focus. Then it continues to `onSuccess`, else to `nextPage`.
 * `inPlace` is for a form laid over another page: what happens there instead of leaving.
 */
export function useFormPost(
  send: (form: FormData) => Promise<unknown>,
  nextPage: (viewer: UserView) => string = defaultPage,
  inPlace?: InPlace,
): FormPost {
  const t = useTranslations();
  const answered = useActionData<RefusedForm>();
  const formRef = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(answered?.refusal);
  const navigate = useNavigate();
  const enter = useEnter(nextPage);
  const { mutate, isPending, isSuccess } = useMutation({
    meta: { aboutSession: true },
    mutationFn: send,
    onSuccess: inPlace?.enter ?? enter,
    onError(error) {
      const refused = findRefusal(error);
      if (refused?.code === secondStepCode) {
        if (inPlace) inPlace.askForCode();
        else void navigate(secondStepHref(new URL(window.location.href)));
        return;
      }
      setRefusal(refused ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} });
    },
  });
  useEffect(() => {
    if (refusal)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [refusal]);
  return {
    formRef,
    onSubmit(event) {
      event.preventDefault();
      if (isPending || isSuccess) return;
      setRefusal(undefined);
      mutate(new FormData(event.currentTarget));
    },
    // Stays busy while the next page loads.
    busy: isPending || isSuccess,
    refusal,
    values: answered?.values ?? {},
  };
}

/** Continues as the user who has just signed in: data loaded for a visitor is discarded. */
export function useEnter(nextPage: (viewer: UserView) => string): () => Promise<void> {
  const { api } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  return async () => {
    const viewer = await queries.query({ ...viewerQuery(api), staleTime: 0 });
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== viewerKey[0] });
    const wanted = sameOriginPath(new URLSearchParams(search).get('onSuccess'));
    if (await lacksSecondFactor(api, viewer)) {
      return navigate(href('settingsSecurity', undefined, { onSuccess: wanted }), { replace: true });
    }
    await navigate(wanted ?? (viewer ? nextPage(viewer) : href('login')), { replace: true });
  };
}
