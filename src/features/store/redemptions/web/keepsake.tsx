import { useFormatter, useTranslations } from 'use-intl';
import { brandName } from '#core/brand.ts';
import { Logo } from '#art/logo.tsx';
import { usePage } from '#page/page-provider.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { RedemptionView } from '../contract.ts';
import { KeepsakeEdge } from './keepsake-edge.tsx';

interface KeepsakeProps {
  redemption: RedemptionView;
  /** Which of all that were given it is. */
  number: number;
}

/** A card about something that was given: its picture, its number, by whom and when. */
export function Keepsake({ redemption: { item, madeAt, thanks }, number }: KeepsakeProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { locale } = usePage();
  const viewer = useViewer();
  const name = viewer?.firstName || viewer?.displayName || '';
  return (
    <article className="rounded-large bg-olive p-2.5 shadow-lift-3 motion-safe:animate-settle sm:p-4 print:shadow-none">
      <div className="rounded-[24px] bg-gold p-1.5 sm:p-2">
        <div className="on-paper overflow-clip rounded-[20px] bg-paper text-center">
          <div className="relative">
            <img
              src={item.picture}
              alt={item.alt}
              width={640}
              height={480}
              className="aspect-16/10 w-full object-cover"
            />
            <KeepsakeEdge />
          </div>
          <div className="relative px-6 pb-8 sm:px-12">
            <p className="mx-auto -mt-14 grid size-28 place-content-center rounded-pill border-4 border-paper bg-gold text-on-gold shadow-lift-2">
              <span className="text-step--1 font-semibold">{t('store.card.number')}</span>
              <b className="text-step-3 leading-none font-extrabold">{format.number(number)}</b>
            </p>
            <h1 className="mt-5 text-step-3 font-extrabold text-balance">
              {thanks || t('store.card.title', { name: item.name })}
            </h1>
            {item.goesTo && (
              <p className="mt-3 text-step-1 text-pretty text-muted">
                {t('store.item.goesTo', { who: item.goesTo })}
              </p>
            )}
            {name && (
              <p className="mt-6 text-step-2 font-bold text-pomegranate">
                {t.rich('store.card.by', { name, bdi: isolate })}
              </p>
            )}
            <p className="mt-1 text-muted">{format.dateTime(new Date(madeAt), { dateStyle: 'long' })}</p>
            <p className="mt-6 inline-flex items-center gap-2 text-step--1 font-semibold text-muted">
              <Logo className="size-7" />
              {brandName(locale)}
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
