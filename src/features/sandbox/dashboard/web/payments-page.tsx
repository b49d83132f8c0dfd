import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { PaymentRow } from './payment-row.tsx';
import { paymentsQuery } from './payments-query.ts';
import { TestCards } from './test-cards.tsx';

/** `/dev/payments`: the sandbox's side of its payments, for trying out whatever may happen to one. */
export default function PaymentsPage() {
  const t = useTranslations();
  const {
    data: { payments },
  } = useSuspenseQuery(paymentsQuery(usePage().api));
  return (
    <div className="mx-auto max-w-content px-4 py-12 sm:px-8">
      <PageHead title={t('sandbox.payments.title')} path={href('sandboxPayments')} noindex />
      <h1 className="text-step-3 font-extrabold">{t('sandbox.payments.title')}</h1>
      <p className="mt-3 inline-flex items-center gap-2 rounded-pill bg-tint-gold px-4 py-1.5 font-semibold text-on-gold">
        <Icon shape={IconFlask} />
        {t('sandbox.page.banner')}
      </p>
      <p className="mt-4 max-w-reading text-ink-soft">{t('sandbox.payments.intro')}</p>
      {payments.length === 0 ? (
        <p className="mt-8">{t('sandbox.payments.none')}</p>
      ) : (
        <section aria-labelledby="latest-payments" className="mt-8">
          <h2 id="latest-payments" className="text-step-2 font-bold">
            {t('sandbox.payments.latest')}
          </h2>
          <ul className="mt-5 grid gap-5">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
      <TestCards />
    </div>
  );
}
