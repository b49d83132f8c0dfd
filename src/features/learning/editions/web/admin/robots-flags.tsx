import { useTranslations } from 'use-intl';
import { robotsFlags, type RobotsFlag } from '#core/robots-flags.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { withShared } from './course-draft.ts';
import type { CourseEditor } from './use-course-editor.ts';

/** What the pages of a course ask of search engines. */
export function RobotsFlags({ editor }: { editor: CourseEditor }) {
  const t = useTranslations();
  const { robots } = editor.draft.shared;
  const chosen = robotsFlags.filter((flag) => Array.isArray(robots) && robots.includes(flag));
  const labels: Record<RobotsFlag, string> = {
    noindex: t('learning.courses.robot.noindex'),
    nofollow: t('learning.courses.robot.nofollow'),
    nosnippet: t('learning.courses.robot.nosnippet'),
    noarchive: t('learning.courses.robot.noarchive'),
    noimageindex: t('learning.courses.robot.noimageindex'),
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('learning.courses.robots')}</legend>
      {robotsFlags.map((flag) => (
        <Checkbox
          key={flag}
          label={labels[flag]}
          checked={chosen.includes(flag)}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.filter((one) => one !== flag);
            editor.change((draft) => withShared(draft, { robots: checked ? [...others, flag] : others }));
          }}
        />
      ))}
    </fieldset>
  );
}
