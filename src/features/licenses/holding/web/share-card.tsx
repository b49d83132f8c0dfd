import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { LicenseShare } from '../contract.ts';
import { changeShareForm, endShareForm } from './holding-forms.ts';

/** A colleague with her seats, or one who was invited. */
export function ShareCard({ share, mayChange }: { share: LicenseShare; mayChange: boolean }) {
  const t = useTranslations();
  const { api } = usePage();
  const { id, name, emailAddress, seats, isAccepted } = share;
  const about = [id];
  const invalidates = [api.licenses.key()];
  const change = usePageForm(changeShareForm, { about, invalidates, doneText: t('licenses.share.changed') });
  const end = usePageForm(endShareForm, { about, invalidates, doneText: t('licenses.share.ended') });
  const who = name ?? emailAddress;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{who}</bdi>
        {!isAccepted && <Badge tone="info">{t('licenses.share.waits')}</Badge>}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        {mayChange ? (
          <PageForm form={change} className="flex flex-wrap items-end gap-3">
            <PageField
              name="seats"
              label={t('licenses.share.seatsOf', { name: who })}
              known={seats}
              className="w-32"
            >
              {(control) => (
                <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={5} />
              )}
            </PageField>
            <SubmitButton variant="secondary">{t('licenses.share.change')}</SubmitButton>
          </PageForm>
        ) : (
          <p>{t('licenses.seats.count', { count: seats })}</p>
        )}
        <PageForm form={end}>
          <SubmitButton variant="quiet">{t('licenses.share.end')}</SubmitButton>
        </PageForm>
      </div>
    </li>
  );
}
