import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { CouponDetail } from '#features/coupons/editing/contract.ts';
import { CodesCard } from './codes-card.tsx';
import { couponForm } from './coupon-forms.ts';
import { couponQuery } from './coupon-queries.ts';
import { CouponStateBadge } from './coupon-state-badge.tsx';
import { FiguresCard } from './figures-card.tsx';
import { LimitInputs } from './limit-inputs.tsx';
import { LinkCard } from './link-card.tsx';
import { NameInput } from './name-input.tsx';
import { PromiseFacts } from './promise-facts.tsx';
import { PromiseInputs } from './promise-inputs.tsx';
import { SwitchButton } from './switch-button.tsx';
import { useCouponWords } from './use-coupon-words.ts';
import { useFieldWords } from './use-field-words.ts';
import { UsesTable } from './uses-table.tsx';

/** `/admin/marketing/coupons/{id}`: a coupon, what became of it, its codes and everyone who used it. */
export default function CouponPage() {
  const { api } = usePage();
  const { couponId = '' } = useParams();
  const { data: coupon } = useSuspenseQuery(couponQuery(api, couponId));
  const t = useTranslations();
  const { sayValue } = useCouponWords();
  return (
    <>
      <AdminPageHead
        title={coupon.name}
        trail={[{ text: t('coupons.list.title'), href: adminHref('adminCoupons') }]}
        actions={<SwitchButton coupon={coupon} />}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CouponStateBadge state={coupon.state} />
        <b>{sayValue(coupon)}</b>
        {coupon.code !== null && <bdi dir="ltr">{coupon.code}</bdi>}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <FiguresCard coupon={coupon} />
          {coupon.code !== null && <LinkCard code={coupon.code} />}
          <CodesCard coupon={coupon} />
        </div>
        {/* Another coupon is another form, and so is one that has been used meanwhile. */}
        <CouponEditor key={`${couponId} ${String(coupon.isFixed)}`} coupon={coupon} />
      </div>
      <UsesTable couponId={coupon.id} />
    </>
  );
}

function CouponEditor({ coupon }: { coupon: CouponDetail }) {
  const t = useTranslations();
  const { api } = usePage();
  const editor = useEditor(couponForm, {
    about: [coupon.id],
    object: `coupon:${coupon.id}`,
    person: useViewer()?.id ?? '',
    version: coupon.version,
    versionOf: ({ version }) => version,
    ...useFieldWords(),
    doneText: t('coupons.edit.saved'),
    invalidates: [api.coupons.key()],
  });
  return (
    <Editor editor={editor}>
      <NameInput known={coupon.name} />
      {coupon.isFixed ? (
        <PromiseFacts coupon={coupon} />
      ) : (
        <PromiseInputs kind={coupon.kind} coupon={coupon} />
      )}
      <LimitInputs coupon={coupon} />
    </Editor>
  );
}
