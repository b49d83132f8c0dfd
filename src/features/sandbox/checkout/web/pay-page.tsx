import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { CheckoutView } from '../contract.ts';
import { checkoutQuery } from './checkout-query.ts';
import { EndedStep } from './ended-step.tsx';
import { PayStep } from './pay-step.tsx';
import { SummaryPane } from './summary-pane.tsx';
import { VerifyStep } from './verify-step.tsx';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...checkoutQuery(page.api, params['token'] ?? ''), staleTime: 0 });
}

/** `/sandbox/pay/{session}`: where payers pay at the sandbox. It looks like nothing of the product. */
export default function PayPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: checkout } = useSuspenseQuery(checkoutQuery(api, token));
  return (
    <div className="on-paper flex min-h-dvh flex-col bg-white">
      <PageHead title={t('sandbox.page.title')} path={href('start')} noindex />
      <p className="flex items-center justify-center gap-2 bg-tint-gold px-4 py-2.5 text-center font-semibold text-on-gold">
        <Icon shape={IconFlask} />
        {t('sandbox.page.banner')}
      </p>
      <div className="grid grow content-start lg:grid-cols-[minmax(22rem,2fr)_3fr] lg:content-stretch">
        <div className="bg-sky/45 px-4 py-8 sm:px-10 lg:flex lg:justify-end lg:px-14 lg:py-20">
          <div className="mx-auto w-full max-w-3xl lg:mx-0 lg:max-w-sm">
            <SummaryPane checkout={checkout} />
          </div>
        </div>
        <div className="px-4 py-8 sm:px-10 lg:px-14 lg:py-20">
          <div className="mx-auto max-w-3xl lg:mx-0">
            <Step checkout={checkout} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Step({ checkout }: { checkout: CheckoutView }) {
  const { state, backHref } = checkout;
  if (state === 'open') return <PayStep checkout={checkout} />;
  if (state === 'verifying') return <VerifyStep />;
  return <EndedStep state={state} backHref={backHref} />;
}
