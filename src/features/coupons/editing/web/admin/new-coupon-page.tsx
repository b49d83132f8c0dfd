import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Editor } from '#page/editor/editor.tsx';
import { useEditor } from '#page/editor/use-editor.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { couponKinds, type CouponKind } from '#features/coupons/policy.ts';
import { newCouponForm } from './coupon-forms.ts';
import { KindChoice } from './kind-choice.tsx';
import { LimitInputs } from './limit-inputs.tsx';
import { NameInput } from './name-input.tsx';
import { PromiseInputs } from './promise-inputs.tsx';
import { useCouponWords } from './use-coupon-words.ts';
import { useFieldWords } from './use-field-words.ts';

/** `/admin/marketing/coupons/new`: first what it gives, then how much, to whom and until when. */
export default function NewCouponPage() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const kind = couponKinds.find((each) => each === search.get('kind'));
  const { kinds } = useCouponWords();
  return (
    <>
      <AdminPageHead
        title={t('coupons.edit.newTitle')}
        trail={[{ text: t('coupons.list.title'), href: adminHref('adminCoupons') }]}
      >
        {kind ? kinds[kind] : t('coupons.edit.whichKind')}
      </AdminPageHead>
      {kind ? <NewCoupon key={kind} kind={kind} /> : <KindChoice />}
    </>
  );
}

function NewCoupon({ kind }: { kind: CouponKind }) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const editor = useEditor(newCouponForm, {
    object: `coupon:new-${kind}`,
    person: useViewer()?.id ?? '',
    ...useFieldWords(),
    doneText: t('coupons.edit.added'),
    invalidates: [api.coupons.key()],
    onDone: ({ id }) => navigate(adminHref('adminCoupon', { couponId: id })),
  });
  return (
    <div className="mt-6 max-w-reading">
      <Editor editor={editor} saveLabel={t('coupons.edit.add')}>
        <NameInput />
        <PromiseInputs kind={kind} />
        <LimitInputs />
      </Editor>
    </div>
  );
}
