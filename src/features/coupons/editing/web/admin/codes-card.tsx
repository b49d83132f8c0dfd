import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listingFileHref } from '#admin-urls.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { CouponDetail } from '#features/coupons/editing/contract.ts';
import { mostCodesAtOnce } from '#features/coupons/policy.ts';
import { codesForm } from './coupon-forms.ts';

/** The single-use codes of a coupon: how many there are, more of them, and all of them as a file. */
export function CodesCard({ coupon: { id, made, codesUsed } }: { coupon: CouponDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const form = usePageForm(codesForm, {
    about: [id],
    doneText: t('coupons.codes.done'),
    invalidates: [api.coupons.key()],
    clears: true,
    // Then the page shows how many there are by now, and sending it again is a decision.
    onRefused({ code }) {
      if (code === 'codes_made_meanwhile') void queries.invalidateQueries({ queryKey: api.coupons.key() });
      return false;
    },
  });
  return (
    <Card as="section" labelledBy="coupon-codes">
      <h2 id="coupon-codes" className="text-step-1 font-bold">
        {t('coupons.codes.title')}
      </h2>
      <p className="mt-1 text-muted">{t('coupons.codes.text')}</p>
      {made > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p>
            <b>{t('coupons.codes.made', { count: made })}</b>
            {' · '}
            {t('coupons.codes.used', { count: codesUsed })}
          </p>
          <Button
            href={`${listingFileHref('couponCodes')}?coupon=${id}`}
            download
            variant="secondary"
            size="s"
            icon={IconDownload}
          >
            {t('coupons.codes.file')}
          </Button>
        </div>
      )}
      <PageForm form={form} className="mt-4">
        <input type="hidden" name="made" value={made} />
        <div className="flex flex-wrap items-end gap-3">
          <PageField name="count" label={t('coupons.codes.count', { most: mostCodesAtOnce })} required>
            {(control) => (
              <TextInput {...control} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={5} />
            )}
          </PageField>
          <SubmitButton variant="secondary">{t('coupons.codes.make')}</SubmitButton>
        </div>
      </PageForm>
    </Card>
  );
}
