import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import type { OwnClassTold } from '#features/classes/offered/page-places.ts';
import { BrickWall } from '#features/submissions/wall/web/brick-wall.tsx';
import { wallQuery } from '#features/submissions/wall/web/wall-queries.ts';
import { WorkBrick } from '#features/submissions/wall/web/work-brick.tsx';
import { workHref } from '#features/submissions/wall/web/work-href.ts';

const worksAtMost = 6;

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query(wallQuery(page, { class: params['classId'] ?? '' }));
}

/** On a class's own page: the latest works on its wall. */
export default function ClassWallPart({ classId }: OwnClassTold) {
  const t = useTranslations();
  const { data: wall } = useSuspenseQuery(wallQuery(usePage(), { class: classId }));
  return (
    <section aria-labelledby="class-wall">
      <Container className="pt-8 sm:pt-10">
        <h2 id="class-wall" className="text-step-2">
          {t('submissions.classWall.title')}
        </h2>
        {wall.items.length === 0 ? (
          <p className="mt-2 max-w-reading text-pretty text-muted">{t('submissions.classWall.empty')}</p>
        ) : (
          <div className="mt-4">
            <BrickWall>
              {wall.items.slice(0, worksAtMost).map((work) => (
                <WorkBrick
                  key={work.id}
                  work={work}
                  href={workHref(work.id, { class: classId })}
                  headingLevel={3}
                />
              ))}
            </BrickWall>
          </div>
        )}
        <p className="mt-5">
          <Button href={href('classWall', { classId })} variant="secondary" size="s">
            {t('submissions.classWall.open')}
          </Button>
        </p>
      </Container>
    </section>
  );
}
