import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { localeCodes, locales, type Locale } from '#core/locale.ts';
import { usePublishCheck } from '#page/editor/use-publish-check.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { useCourseFindings } from './course-findings.tsx';
import type { CourseEditor } from './use-course-editor.ts';

interface Language {
  locale: Locale;
  live: boolean;
  changed: boolean;
}

interface PublishPanelProps {
  editor: CourseEditor;
  courseId: string;
  languages: readonly Language[];
  mayPublish: boolean;
}

/** How each language stands, and what readers are to see of it from now on. */
export function PublishPanel({ editor, courseId, languages, mayPublish }: PublishPanelProps) {
  const t = useTranslations();
  const findings = useCourseFindings(courseId);
  const { publishWith, dialog } = usePublishCheck();
  const [picked, setPicked] = useState<Partial<Record<Locale, boolean>>>({});
  const written = localeCodes.filter(
    (locale) => languages.some((one) => one.locale === locale) || editor.draft.texts[locale],
  );
  const stateOf = (locale: Locale) => {
    const language = languages.find((one) => one.locale === locale);
    if (!language?.live) return 'draft';
    return language.changed || editor.isChangedIn(locale) ? 'changed' : 'live';
  };
  const states = {
    draft: t('learning.courses.language.draft'),
    changed: t('learning.courses.language.changed'),
    live: t('learning.courses.language.live'),
  };
  // Until she chooses herself: the languages in which readers do not see what is here.
  const isDue = (locale: Locale) => picked[locale] ?? stateOf(locale) !== 'live';
  const due = written.filter(isDue);
  const isLive = (locale: Locale) => languages.some((one) => one.locale === locale && one.live);
  return (
    <Card as="section" labelledBy="publishing" className="space-y-4">
      <h2 id="publishing" className="text-step-1 font-bold">
        {t('learning.courses.publishing')}
      </h2>
      <div>
        {written.map((locale) => (
          <Checkbox
            key={locale}
            label={locales[locale].name}
            hint={states[stateOf(locale)]}
            disabled={!mayPublish}
            checked={isDue(locale)}
            onChange={({ currentTarget }) => setPicked({ ...picked, [locale]: currentTarget.checked })}
          />
        ))}
      </div>
      <p className="text-step--1 text-muted">{t('learning.courses.fallbackHint')}</p>
      {mayPublish && (
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => publishWith(findings(due), () => editor.publish(due))}
            busy={editor.isBusy}
            disabled={due.length === 0}
          >
            {t('learning.courses.publish')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => editor.withdraw(due.filter(isLive))}
            busy={editor.isBusy}
            disabled={!due.some(isLive)}
          >
            {t('learning.courses.withdraw')}
          </Button>
        </div>
      )}
      {dialog}
    </Card>
  );
}
