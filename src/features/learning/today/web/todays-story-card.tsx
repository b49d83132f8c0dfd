import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { TodaysStory } from '../contract.ts';

/** The film of the day, large; once seen, it says so. */
export function TodaysStoryCard({ story }: { story: TodaysStory }) {
  const t = useTranslations();
  const { courseSlug, itemSlug } = story;
  return (
    <Card as="section" labelledBy="todays-story" padding="none" raises>
      <div className="relative">
        <img
          src={story.poster}
          alt=""
          width={640}
          height={360}
          fetchPriority="high"
          className="aspect-video w-full object-cover"
        />
        <span className="absolute inset-0 grid place-content-center">
          <span className="grid size-20 place-content-center rounded-pill bg-pomegranate text-white shadow-lift-3">
            <Icon shape={IconPlayerPlayFilled} size={36} />
          </span>
        </span>
      </div>
      <div className="p-5 sm:p-7">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-muted">
          {story.courseTitle}
          {story.isSeen && (
            <Badge tone="progress" icon={IconCheck}>
              {t('learning.today.seen')}
            </Badge>
          )}
        </p>
        <h2 id="todays-story" className="mt-1 text-step-3">
          <a href={href('lesson', { courseSlug, itemSlug })} className="stretched-link">
            {story.title}
          </a>
        </h2>
        <p className="mt-2 text-muted">{story.summary}</p>
      </div>
    </Card>
  );
}
