import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { ImpactItem } from '../contract.ts';
import { useSums } from './use-sums.ts';

interface ImpactCardProps {
  item: ImpactItem;
  /** Children are not asked for money. */
  mayGive: boolean;
}

/** The budget of one item: what came in, what children redeemed from it, what is left, as an account that adds up. */
export function ImpactCard({ item, mayGive }: ImpactCardProps) {
  const t = useTranslations();
  const { id, name, description, goesTo, currency, given, gifts, redeemed, left, rest, house } = item;
  const write = useSums([given, redeemed.amount, left.amount, rest, house]);
  const sum = (minor: number) => write(minor, currency);
  const titleId = `impact-${id}-${currency}`;
  const all = given + house;
  return (
    <Card as="li" id={id} padding="none" labelledBy={titleId} className="scroll-mt-6">
      <img
        src={item.picture}
        alt={item.alt}
        width={640}
        height={360}
        loading="lazy"
        className="aspect-16/9 w-full object-cover"
      />
      <div className="p-5 sm:p-6">
        <h3 id={titleId} className="text-step-2 font-bold">
          {name}
        </h3>
        {description !== '' && <p className="mt-2 text-pretty text-muted">{description}</p>}
        {goesTo !== '' && (
          <p className="mt-3 flex gap-2.5">
            <Icon shape={IconHeartHandshake} className="mt-0.5 text-olive" />
            <span>{t('store.item.goesTo', { who: goesTo })}</span>
          </p>
        )}
        {all === 0 ? (
          <p className="mt-5 rounded-small bg-sand p-4 text-pretty">{t('store.loop.noGift')}</p>
        ) : (
          <>
            <ProgressBar
              share={redeemed.amount / all}
              size="m"
              label={t('store.loop.strip', { name })}
              valueText={t('store.loop.stripText', { redeemed: sum(redeemed.amount), given: sum(all) })}
              className="mt-6"
            />
            <dl className="mt-4">
              <Line label={t('store.loop.given', { gifts })} sum={sum(given)} isStrong />
              {house > 0 && (
                <Line label={t('store.loop.house')} note={t('store.loop.houseNote')} sum={sum(house)} />
              )}
              <Line
                label={t('store.loop.redeemed', { units: redeemed.units })}
                note={redeemed.units > 0 ? t('store.loop.forCoins', { coins: redeemed.coins }) : undefined}
                sum={sum(redeemed.amount)}
              />
              <Line label={t('store.loop.left', { units: left.units })} sum={sum(left.amount)} />
              {rest > 0 && <Line label={t('store.loop.rest')} sum={sum(rest)} />}
            </dl>
          </>
        )}
        {mayGive && item.isOffered && (
          <Button
            href={href('donate', undefined, { to: `impact:${id}`, currency })}
            variant="primary"
            className="mt-6"
            aria-describedby={titleId}
          >
            {t('store.loop.give')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface LineProps {
  label: string;
  note?: string | undefined;
  sum: string;
  /** What the lines below it add up to. */
  isStrong?: boolean;
}

function Line({ label, note, sum, isStrong = false }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-t border-line py-2.5 first:border-t-0 ${isStrong ? 'font-bold' : ''}`}
    >
      <dt className="text-pretty">
        {label}
        {note !== undefined && <span className="block text-step--1 font-normal text-muted">{note}</span>}
      </dt>
      <dd className="shrink-0 tabular-nums">{sum}</dd>
    </div>
  );
}
