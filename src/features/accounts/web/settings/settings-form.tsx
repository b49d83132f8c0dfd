import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '../../../../page/find-refusal.ts';
import { usePage } from '../../../../page/page-provider.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { viewerKey } from '../offered/viewer-query.ts';
import type { RefusedSettings } from './refused-settings.ts';
import { findLocation, settingsForms, type SettingsFormName } from './settings-forms.ts';

interface FormState {
  busy: boolean;
  /** What is wrong, by field. */
  issues: Record<string, string>;
  /** What was sent, where the server answered a form without scripts. */
  values: Record<string, string>;
}

interface SettingsFormProps {
  name: SettingsFormName;
  /** Said once it is saved, unless the form says so itself. */
  doneText?: string;
  /** What else follows; in place of asking anew what the pages show. */
  onDone?: (form: FormData) => Promise<void>;
  className?: string;
  children(state: FormState): ReactNode;
}

/** One form of the settings: sent in place where scripts run, posted to the page where they do not. Nothing typed is lost. */
export function SettingsForm({ name, doneText, onDone, className, children }: SettingsFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [parameters] = useSearchParams();
  const answered = useActionData<RefusedSettings>();
  const own = answered?.form === name ? answered : undefined;
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(own?.refusal);
  // In the language of the page once it is saved, which saving may have changed.
  const said = useRef(doneText);
  useEffect(() => {
    said.current = doneText;
  }, [doneText]);
  const { mutate, isPending } = useMutation({
    meta: { aboutSession: name === 'giveUp' },
    mutationFn: async (form: FormData) => findLocation(await settingsForms[name](api, form)),
    async onSuccess(location, form) {
      if (location !== undefined) return window.location.assign(location);
      if (onDone) await onDone(form);
      else await askAnew();
      for (const field of formRef.current?.querySelectorAll<HTMLInputElement>('[type="password"]') ?? [])
        field.value = '';
      if (said.current) toasts.show({ tone: 'success', text: said.current });
    },
    onError(error) {
      setRefusal(
        findRefusal(error) ?? { status: 0, code: 'network', message: t('accounts.form.network'), issues: {} },
      );
      // After the errors are on the page.
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
