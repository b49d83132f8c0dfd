import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { OwnLicense } from '../contract.ts';
import { renewForm } from './holding-forms.ts';
import { LicenseStateBadge } from './license-state-badge.tsx';
import { useLicenseWords } from './use-license-words.ts';

/** One of the viewer's licenses, with what follows. */
export function OwnLicenseCard({ license }: { license: OwnLicense }) {
  const t = useTranslations();
  const { day, amount } = useLicenseWords();
  const { id, school, state, seats, startsOn, endsOn, dueOn, total, currency, reason } = license;
  return (
    <Card as="li" padding="l" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-step-1 font-bold wrap-anywhere">
          <bdi>{school}</bdi>
        </h3>
        <LicenseStateBadge state={state} />
      </div>
      <p className="mt-2 text-pretty text-ink-soft">
        {t('licenses.own.facts', { seats, from: day(startsOn), until: day(endsOn) })}
      </p>
      {state === 'requested' && <p className="mt-3">{t('licenses.own.requested')}</p>}
      {dueOn !== null && (
        <p className="mt-3">{t('licenses.own.due', { total: amount(total, currency), day: day(dueOn) })}</p>
      )}
      {reason !== null && (
        <p dir="auto" className="mt-3 whitespace-pre-wrap wrap-anywhere">
          {reason}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {license.isLive && (
          <Button href={href('license', { licenseId: id })} variant="secondary">
            {t('licenses.own.open')}
          </Button>
        )}
        {license.mayRenew && <Renew id={id} />}
      </div>
    </Card>
  );
}

function Renew({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(renewForm, {
    about: [id],
    doneText: t('licenses.own.renewed'),
    invalidates: [api.licenses.key()],
  });
  return (
    <PageForm form={form}>
      <SubmitButton>{t('licenses.own.renew')}</SubmitButton>
    </PageForm>
  );
}
