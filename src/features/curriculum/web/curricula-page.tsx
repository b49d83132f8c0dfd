import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { NightBand } from '#art/night-band.tsx';
import type { SceneName } from '#art/scene-names.ts';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import type { CurriculumKind } from '../contract.ts';
import { curriculaQuery } from './curriculum-queries.ts';

const scenes: Record<CurriculumKind, SceneName> = { grades: 'film-lesson', calendar: 'table-talk' };

/** `/curriculum`: the available paths through a year of learning. */
export default function CurriculaPage() {
  const t = useTranslations();
  const { data: curricula } = useSuspenseQuery(curriculaQuery(usePage()));
  return (
    <>
      <PageHead
        title={t('curriculum.list.headTitle')}
        description={t('curriculum.list.intro')}
        path={href('curricula')}
      />
      <NightBand>
        <p className="pt-8 font-semibold text-gold sm:pt-14">{t('curriculum.list.eyebrow')}</p>
        <h1 className="mt-3 text-step-4">{t('curriculum.list.title')}</h1>
        <p className="mt-4 max-w-reading text-step-1 text-pretty text-muted">{t('curriculum.list.intro')}</p>
      </NightBand>
      <Container className="py-8 pb-16 sm:pb-24">
        <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
          {curricula.map(({ slug, kind, title, description, planCount }) => (
            <Card key={slug} as="li" padding="none" raises>
              <ScenePicture name={scenes[kind]} lazy={false} className="aspect-16/9 w-full object-cover" />
              <div className="p-6 sm:p-8">
                <h2 className="text-step-2">
                  <a href={href('curriculum', { curriculumSlug: slug })} className="stretched-link">
                    {title}
                  </a>
                </h2>
                <p className="mt-2 text-ink-soft">{description}</p>
                <p className="mt-4">
                  <Badge tone="info" icon={IconNotebook}>
                    {t('curriculum.list.plans', { count: planCount })}
                  </Badge>
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </Container>
    </>
  );
}
