import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { localeCodes, locales } from '#core/locale.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { EditedKind } from '#features/submissions/impact-kinds/contract.ts';

/** A kind of deed in the list: its picture and name, what it asks, the languages in which it is offered, and how many such deeds count. */
export function KindCard({ kind }: { kind: EditedKind }) {
  const t = useTranslations();
  const format = useFormatter();
  const { key, title, titleLang, image, live, deeds } = kind;
  return (
    <Card as="li" raises className="flex gap-4">
      {image && <img src={image} alt="" width={88} height={88} loading="lazy" className="size-22 shrink-0" />}
      <div className="min-w-0 grow">
        <h2 className="text-step-1">
          <a
            href={adminHref('adminKind', { kindKey: key })}
            lang={titleLang ?? undefined}
            className="stretched-link wrap-anywhere"
          >
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="mt-0.5 text-step--1 text-muted">{t('submissions.kinds.deeds', { deeds })}</p>
        <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          {live.length === 0 && <Badge>{t('submissions.kinds.notOffered')}</Badge>}
          {kind.asksPeople && <Badge tone="info">{t('submissions.kinds.people')}</Badge>}
          {(kind.asksHours || kind.isHours) && <Badge tone="info">{t('submissions.kinds.hours')}</Badge>}
        </p>
        {live.length > 0 && (
          <p className="mt-2 text-step--1 text-muted">
            {live.length === localeCodes.length
              ? t('submissions.kinds.everywhere')
              : t('submissions.kinds.offeredIn', {
                  languages: format.list(live.map((locale) => locales[locale].name)),
                })}
          </p>
        )}
      </div>
    </Card>
  );
}
