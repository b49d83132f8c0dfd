import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLocale, type Locale } from '#core/locale.ts';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import type { AskedAct } from './use-user-acts.ts';

/** Says what an act does, asks for what it needs, and for a yes. */
export function ActDialog({ asked: { act, people, answer } }: { asked: AskedAct }) {
  const t = useTranslations();
  const { locale } = usePage();
  const [language, setLanguage] = useState<Locale>(locale);
  const [reason, setReason] = useState('');
  const fields = new Set(act.fields);
  const close = () => answer(undefined);
  return (
    <Dialog title={act.title} closeLabel={t('people.users.actCancel')} onClose={close}>
      <form
        className="mt-3 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          answer({
            ...(fields.has('language') && { language }),
            ...(fields.has('reason') && { reason: reason.trim() }),
          });
        }}
      >
        <p className="text-ink-soft">{act.explanation}</p>
        {fields.has('language') && (
          <Field label={t('people.panel.languageField')} required>
            {(control) => (
              <SelectInput
                {...control}
                value={language}
                onChange={({ currentTarget: { value } }) => isLocale(value) && setLanguage(value)}
              >
                <LocaleOptions />
              </SelectInput>
            )}
          </Field>
        )}
        {fields.has('reason') && (
          <Field
            label={t('people.panel.reasonField')}
            hint={t('people.panel.reasonHint', { count: act.shortestReason })}
            required
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                minLength={act.shortestReason}
                maxLength={500}
                dir="auto"
                className={controlLook}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            {people === undefined
              ? t('people.users.actConfirmAll')
              : t('people.users.actConfirm', { count: people })}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('people.users.actCancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
