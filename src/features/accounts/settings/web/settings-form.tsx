import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import type { RefusedSettings } from './refused-settings.ts';
import { findLocation, settingsForms, type SettingsFormName } from './settings-forms.ts';

interface FormState {
  busy: boolean;
  /** What is wrong, by field. */
  issues: Record<string, string>;
  /** What was sent, if the server handled the form without JavaScript. */
  values: Record<string, string>;
}

interface SettingsFormProps {
  name: SettingsFormName;
  /** Shown once it is saved, unless the form itself says so. */
  doneText?: string;
  /** What else follows; replaces refetching what the pages show. */
  onDone?: (form: FormData) => Promise<void>;
  className?: string;
  children(state: FormState): ReactNode;
}

/** One form of the settings: sent in place with JavaScript, posted to the page without it. Nothing typed is lost. */
export function SettingsForm({ name, doneText, onDone, className, children }: SettingsFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [parameters] = useSearchParams();
  const answered = useActionData<RefusedSettings>();
  const own = answered?.form === name ? answered : undefined;
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(own?.refusal);
  // In the page's language after saving, which may have changed it.
  const said = useRef(doneText);
  useEffect(() => {
    said.current = doneText;
  }, [doneText]);
  const { mutate, isPending } = useMutation({
    meta: { aboutSession: name === 'giveUp' },
    mutationFn: async (form: FormData) => findLocation(await settingsForms[name](api, form)),
    async onSuccess(location, form) {
      for (const field of formRef.current?.querySelectorAll<HTMLInputElement>('[type="password"]') ?? [])
        field.value = '';
      if (location !== undefined) return window.location.assign(location);
      if (onDone) await onDone(form);
      else await askAnew();
      if (said.current) toasts.show({ tone: 'success', text: said.current });
    },
    onError(error) {
      setRefusal(
        findRefusal(error) ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} },
      );
      // Once the errors are on the page.
      setTimeout(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')?.focus(),
      );
    },
  });
  const askAnew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: viewerKey }),
      queries.invalidateQueries({ queryKey: api.accounts.key() }),
    ]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setRefusal(undefined);
    mutate(new FormData(event.currentTarget));
  };
  const issues = refusal?.issues ?? {};
  return (
    <form ref={formRef} method="post" noValidate onSubmit={onSubmit} className={className}>
      <input type="hidden" name="form" value={name} />
      {refusal && Object.keys(issues).length === 0 && (
        <div tabIndex={-1} data-refusal className="mb-5">
          <Callout tone="danger" announced>
            {refusal.message}
          </Callout>
        </div>
      )}
      {!refusal && parameters.get('done') === name && (
        <Callout tone="success" announced className="mb-5">
          {doneText}
        </Callout>
      )}
      {children({ busy: isPending, issues, values: own?.values ?? {} })}
    </form>
  );
}
