import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { locales } from '#core/locale.ts';
import { GiftCardPicture } from '#art/gift-cards/gift-card-picture.tsx';
import { Logo } from '#art/logo.tsx';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import { giftQuery } from '#features/gifts/web/gift-queries.ts';

export async function load({ page, params }: PageArgs): Promise<Response | void> {
  const token = params['token'] ?? '';
  const { code } = await page.queries.query(giftQuery(page.api, token));
  if (code === null) return redirect(href('giftOfGiver', { token }));
}

/**
 * `/gift/{token}/print`: the card on one side of a sheet, A4 or Letter, to be folded twice. The upper half, which becomes the inside,
 * stands on its head on paper. In Hebrew the sheet is mirrored, so that the card opens the other way.
 */
export default function GiftPrintPage() {
  const t = useTranslations();
  const { api, origin } = usePage();
  const { token = '' } = useParams();
  const { data: gift } = useSuspenseQuery(giftQuery(api, token));
  const { card, receiverName, giverName, message, language, code, printed } = gift;
  const address = origin + href('giftClaim', undefined, { code: code ?? '' });
  return (
    <Container className="py-8 [page:gift-card] print:max-w-none print:p-0">
      <PageHead title={t('gifts.print.title')} path={href('gift')} noindex />
      <div className="print:hidden">
        <a href={href('giftOfGiver', { token })} className="text-link inline-flex min-h-11 items-center">
          {t('gifts.print.back')}
        </a>
        <h1 className="mt-2 text-step-3">{t('gifts.print.title')}</h1>
        <p className="mt-3 mb-5 max-w-reading text-pretty text-ink-soft">{t('gifts.print.how')}</p>
        <PrintButton>{t('gifts.print.print')}</PrintButton>
      </div>
      <div
        lang={language}
        dir={locales[language].direction}
        className="mx-auto mt-8 grid max-w-reading grid-cols-2 auto-rows-fr overflow-clip rounded-card bg-white text-black shadow-lift-3 sm:aspect-[1/1.38] print:mt-0 print:aspect-auto print:h-[98vh] print:max-w-none print:rounded-none"
      >
        <Quarter isInside>
          <div className="mx-auto w-28 sm:w-36 print:w-[38mm]">
            {code !== null && <QrCode text={address} label={t('gifts.print.square')} />}
          </div>
          <p className="mt-3 font-bold print:text-step-1">{printed.gift}</p>
          <p dir="ltr" className="mt-2 text-step-1 font-bold tabular-nums">
            {code}
          </p>
          <p className="mt-2 text-step--1 text-pretty wrap-anywhere">{printed.how}</p>
        </Quarter>
        <Quarter isInside>
          <p dir="auto" className="text-step-1 font-bold wrap-anywhere print:text-step-2">
            {receiverName}
          </p>
          {message !== '' && (
            <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere print:text-step-1">
              {message}
            </p>
          )}
          <p dir="auto" className="mt-4 font-semibold wrap-anywhere print:text-step-1">
            — {giverName}
          </p>
        </Quarter>
        <Quarter>
          <Logo className="mx-auto size-12" />
          <p className="mt-2 font-bold">{brandName(language)}</p>
        </Quarter>
        <div className="min-h-0 p-[6%]">
          <GiftCardPicture name={card} className="size-full rounded-control" />
        </div>
      </div>
    </Container>
  );
}

/** A page of the card: its text in the middle, and on paper the inner ones on their heads. */
function Quarter({ isInside = false, children }: { isInside?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex min-h-0 min-w-0 flex-col justify-center overflow-hidden p-[8%] text-center',
        isInside && 'print:rotate-180',
      )}
    >
      <div>{children}</div>
    </div>
  );
}
