import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Callout } from '#ui/card/callout.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';
import { href } from '#urls.ts';
import { FitSlide } from '#features/presenting/web/fit-slide.tsx';
import type { LiveSession } from '../contract.ts';

/** How to come in: the address, the class's code and a QR code, and how many have. */
export function LobbySlide({ session: { view, code, counts, open } }: { session: LiveSession }) {
  const t = useTranslations();
  const format = useFormatter();
  const isLive = useIsLive();
  const { locale } = usePage();
  const path = href('liveGame', { classCode: code });
  return (
    <FitSlide className="mx-auto grid min-h-full max-w-[90rem] content-center gap-8 px-6 py-6 sm:px-12">
      <h1 className="text-center text-step-4 font-extrabold text-balance">{view.title}</h1>
      <div className="grid items-center justify-center gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16">
        <div className="grid gap-6 text-center lg:text-start">
          <p className="text-step-2 text-pretty text-night-soft">
            {t.rich('presenting.live.howTo', {
              address: isLive ? `${location.host}${href('live')}` : href('live'),
              bdi: address,
            })}
          </p>
          <p
            dir="ltr"
            className="mx-auto w-fit rounded-card bg-paper px-8 py-5 text-[clamp(2.4rem,6.5vw,6rem)] leading-none font-extrabold tracking-wider text-ink shadow-lift-3 lg:mx-0"
          >
            {code}
          </p>
          {!open && <Callout tone="warning">{t('presenting.live.paused')}</Callout>}
          <p className="text-step-2">
            {t.rich('presenting.live.playersBig', {
              count: counts.players,
              shown: format.number(counts.players),
              b: large,
            })}
          </p>
        </div>
        {isLive && (
          <div className="mx-auto w-[min(70vw,40vh,24rem)] overflow-hidden rounded-card bg-white p-3 shadow-lift-3">
            <QrCode
              text={new URL(`${path}?lang=${locale}`, location.origin).href}
              label={t('presenting.live.qr')}
            />
          </div>
        )}
      </div>
    </FitSlide>
  );
}

function address(chunks: ReactNode) {
  return (
    <bdi dir="ltr" className="font-bold text-white">
      {chunks}
    </bdi>
  );
}

function large(chunks: ReactNode) {
  return <b className="text-step-4 text-gold">{chunks}</b>;
}
