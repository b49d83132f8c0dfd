import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { OwnBricks } from '../handing-in/web/own-bricks.tsx';
import { ownWorksQuery } from './own-works-query.ts';

const worksAtMost = 8;

interface OwnGalleryProps {
  /** Whether there is more to it than what was handed in: a way to begin. */
  isShownEmpty: boolean;
}

/** On the dashboard: what the viewer has handed in, the newest first. */
export function OwnGallery({ isShownEmpty }: OwnGalleryProps) {
  const t = useTranslations();
  const { data } = useQuery(ownWorksQuery(usePage()));
  if (!data || (data.items.length === 0 && !isShownEmpty)) return null;
  return (
    <PageSection labelledBy="own-gallery">
      <SectionHeading
        id="own-gallery"
        className="mb-6"
        action={
          <Button href={href('challenges')} variant="secondary">
            {t('submissions.challenges.headTitle')}
          </Button>
        }
      >
        {t('submissions.gallery.title')}
      </SectionHeading>
      {data.items.length > 0 ? (
        <OwnBricks works={data.items.slice(0, worksAtMost)} />
      ) : (
        <p className="text-muted">{t('submissions.gallery.empty')}</p>
      )}
    </PageSection>
  );
}
