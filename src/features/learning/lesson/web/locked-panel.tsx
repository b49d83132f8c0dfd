import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { UnlockOffer } from './unlock-offer.tsx';
import type { AccessLevel, ItemView, LockReason } from '#features/learning/catalogue/contract.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';

interface LockedPanelProps {
  course: CourseView;
  item: ItemView;
  reason: LockReason;
}

interface LockTexts {
  title: string;
  text: string;
}

const texts: Record<LockReason, LockTexts> = {
  sign_in_required: { title: 'learning.locked.signInTitle', text: 'learning.locked.signInText' },
  upgrade_required: { title: 'learning.locked.planTitle', text: 'learning.locked.planText' },
  premium_required: { title: 'learning.locked.premiumTitle', text: 'learning.locked.premiumText' },
  restricted_free: { title: 'learning.locked.restrictedTitle', text: 'learning.locked.restrictedText' },
  guardian_approval_required: {
    title: 'learning.locked.guardianTitle',
    text: 'learning.locked.guardianText',
  },
  coming_soon: { title: 'learning.locked.laterTitle', text: 'learning.locked.laterText' },
};

/** For a visitor, where a free account would not open it either: signing up is not offered as the way in. */
const visitorTexts: Partial<Record<AccessLevel, LockTexts>> = {
  paid: { title: 'learning.locked.planTitle', text: 'learning.locked.visitorPlanText' },
  premium: { title: 'learning.locked.premiumTitle', text: 'learning.locked.visitorPlanText' },
};

/** What a plan would open. */
const boughtOpen: readonly LockReason[] = ['upgrade_required', 'premium_required', 'restricted_free'];

/** The stage of a closed lesson: why it is closed, and what to do or watch instead. */
export function LockedPanel({ course, item, reason }: LockedPanelProps) {
  const t = useTranslations();
  const ofVisitor = reason === 'sign_in_required' ? visitorTexts[item.access] : undefined;
  const { title, text } = ofVisitor ?? texts[reason];
  const viewer = useViewer();
  // Children ask a parent: what costs money is not for them.
  const isChild = viewer?.role === 'home' || viewer?.role === 'student' || viewer?.minor === true;
  const mayBuy = boughtOpen.includes(reason) && !isChild;
  const open = course.chapters.flatMap(({ items }) => items).find(({ mayWatch }) => mayWatch);
  const onSuccess = href('lesson', { courseSlug: course.slug, itemSlug: item.slug });
  return (
    <section
      aria-labelledby="locked-title"
      className="on-paper flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-paper p-6 shadow-lift-2 sm:p-8"
    >
      <ScenePicture
        name={reason === 'coming_soon' ? 'watch' : 'lock'}
        lazy={false}
        className="w-full rounded-card sm:w-64"
      />
      <div className="min-w-0 grow basis-64">
        <h2 id="locked-title" className="text-step-2">
          {t(title)}
        </h2>
        <p className="mt-2 text-muted">{t(text)}</p>
        {reason === 'upgrade_required' && <UnlockOffer course={course} item={item} />}
        <div className="mt-5 flex flex-wrap gap-3">
          {mayBuy && (
            <Button href={href('pricing', undefined, { onSuccess })} size="s">
              {t('learning.locked.seePlans')}
            </Button>
          )}
          {reason === 'sign_in_required' && (
            <>
              <Button href={href('signup', undefined, { onSuccess })} size="s">
                {t('learning.lesson.signUp')}
              </Button>
              <Button href={href('login', undefined, { onSuccess })} size="s" variant="secondary">
                {t('learning.lesson.signIn')}
              </Button>
            </>
          )}
          {open ? (
            <Button
              href={href('lesson', { courseSlug: course.slug, itemSlug: open.slug })}
              size="s"
              variant={reason === 'sign_in_required' || mayBuy ? 'quiet' : 'primary'}
              icon={IconPlayerPlayFilled}
            >
              {t('learning.locked.watchOpen', { title: open.title })}
            </Button>
          ) : (
            <Button
              href={href('home')}
              size="s"
              variant={reason === 'sign_in_required' || mayBuy ? 'quiet' : 'primary'}
            >
              {t('learning.locked.otherCourses')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
