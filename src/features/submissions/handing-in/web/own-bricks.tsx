import { href } from '#urls.ts';
import { BrickWall } from '#features/submissions/wall/web/brick-wall.tsx';
import { WorkBrick } from '#features/submissions/wall/web/work-brick.tsx';
import type { OwnSubmission } from '../contract.ts';
import { StateBadge } from './state-badge.tsx';

/** The viewer's own works, each with what became of it: one on the wall leads there, any other to where it was handed in. */
export function OwnBricks({ works }: { works: readonly OwnSubmission[] }) {
  return (
    <BrickWall>
      {works.map((work) => (
        <WorkBrick
          key={work.id}
          work={work}
          href={hrefOf(work)}
          headingLevel={3}
          note={<StateBadge work={work} />}
        />
      ))}
    </BrickWall>
  );
}

function hrefOf({ id, item: { courseSlug, slug } }: OwnSubmission): string {
  return courseSlug !== undefined && slug !== undefined
    ? `${href('lesson', { courseSlug, itemSlug: slug })}#hand-in`
    : href('submission', { submissionId: id });
}
