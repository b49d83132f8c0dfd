import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';

interface EraseFormProps {
  name: string;
  opener: string;
  busy: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/** A guardian's refusal: the child's account is erased at once, after a confirmation. Works without JavaScript. */
export function EraseForm({ name, opener, busy, onSubmit }: EraseFormProps) {
  const t = useTranslations();
  return (
    <details className="mt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{opener}</summary>
      <form method="post" onSubmit={onSubmit} className="mt-2 rounded-control bg-tint-gold p-4">
        <input type="hidden" name="answer" value="erase" />
        <p className="mb-3 text-pretty">{t('accounts.erase.question', { name })}</p>
        <Button type="submit" size="s" busy={busy}>
          {t('accounts.erase.submit')}
        </Button>
      </form>
    </details>
  );
}
