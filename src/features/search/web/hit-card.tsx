import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { clockTime } from '#core/clock-time.ts';
import type { SearchHit } from '../contract.ts';
import { FoundWords } from './found-words.tsx';
import { HitIcon } from './hit-icon.tsx';
import { foreign } from './hit-words.ts';
import { MarkedText } from './marked-text.tsx';

/** A hit as a sheet of paper that is all one link; a spoken line shows its time, and a closed item the reason. */
export function HitCard({ hit }: { hit: SearchHit }) {
  const t = useTranslations();
  const { locale } = usePage();
  const words = foreign(hit, locale);
  const { seconds } = hit;
  return (
    <Card as="article" padding="none" raises className="flex w-full gap-4 p-3 sm:gap-5 sm:p-4">
      <HitPicture hit={hit} />
      <div className="flex min-w-0 grow flex-col py-1">
        <p className="text-step--1 font-semibold text-muted">
          {hit.label}
          {hit.context && (
            <>
              {' · '}
              <bdi {...words}>{hit.context}</bdi>
            </>
          )}
        </p>
        <h3 {...words} className="mt-0.5 text-step-0 leading-snug text-start sm:text-step-1">
          <a href={hit.href} className="stretched-link">
            <MarkedText text={hit.title} marks={hit.titleMarks} />
            {seconds !== undefined && (
              <span className="sr-only">{t('search.hit.at', { time: clockTime(seconds) })}</span>
            )}
          </a>
        </h3>
        {hit.snippet && (
          <p {...words} className="mt-1 text-step--1 text-pretty text-muted">
            <MarkedText text={hit.snippet} marks={hit.snippetMarks} />
          </p>
        )}
        {hit.found && (
          <p className="mt-1 text-step--1 text-pretty text-muted">
            <FoundWords found={hit.found} />
          </p>
        )}
        {seconds !== undefined && (
          <p aria-hidden className="mt-2 flex items-center gap-1.5 text-step--1 font-bold text-pomegranate">
            <Icon shape={IconPlayerPlayFilled} size={16} />
            {t('search.hit.play', { time: clockTime(seconds) })}
          </p>
        )}
        {hit.note && (
          <p className="mt-2 flex items-center gap-1.5 text-step--1 font-semibold">
            <Icon shape={IconLock} size={16} />
            {hit.note.text}
          </p>
        )}
      </div>
    </Card>
  );
}

function HitPicture({ hit }: { hit: SearchHit }) {
  return (
    <span className="relative block w-28 shrink-0 self-start sm:w-40">
      <img
        src={hit.image}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded-control object-cover"
      />
      <span className="absolute -end-2 -bottom-2 rounded-pill shadow-lift-1">
        <HitIcon hit={hit} />
      </span>
    </span>
  );
}
