import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { LeaveGuard } from '#page/editor/leave-guard.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import {
  languagesIn,
  useFieldFromAddress,
} from '#features/learning/authoring/web/editor/use-field-from-address.ts';
import { useShowIssue } from '#features/learning/authoring/web/editor/use-show-issue.ts';
import { chooseWriting } from '#features/learning/authoring/web/editor/draft/choose-writing.ts';
import { LanguageSelect } from '#features/learning/authoring/web/editor/language-select.tsx';
import { ConflictsCard } from '#features/cms/offered/entry/conflicts-card.tsx';
import { LanguagesCard } from '#features/cms/offered/entry/languages-card.tsx';
import { VersionsCard } from '#features/cms/offered/entry/versions-card.tsx';
import { ClashList } from '#features/learning/authoring/web/admin/clash-list.tsx';
import { KeptOffer } from '#features/learning/authoring/web/admin/kept-offer.tsx';
import { ChaptersEditor } from './chapters-editor.tsx';
import { courseEntryQuery } from './course-queries.ts';
import { CourseSettings } from './course-settings.tsx';
import { DraftText } from './draft-field.tsx';
import { CourseFindings, useCourseFindings } from './course-findings.tsx';
import { EditorNews } from './editor-news.tsx';
import { useCourseEditor } from './use-course-editor.ts';

/** `/admin/courses/:courseId/edit`: what a course says, what it is made of, and who sees it. */
export default function CourseEditorPage() {
  const t = useTranslations();
  const page = usePage();
  const { courseId = '' } = useParams();
  const { data: entry } = useSuspenseQuery(courseEntryQuery(page, courseId));
  const [search] = useSearchParams();
  const [begun] = useState(() => chooseWriting(entry, languagesIn(search), page.locale));
  const [locale, setLocale] = useState(begun.locale);
  const [chosenBeside, setBeside] = useState(begun.beside);
  // The language that is written does not stand beside itself.
  const beside = chosenBeside === locale ? undefined : chosenBeside;
  const editor = useCourseEditor(courseId, entry, beside);
  const saved = editor.own.entry ?? entry;
  const { hasChanges } = editor.own;
  const { rights } = saved;
  const listFindings = useCourseFindings(courseId, editor.draft);
  const mayWrite = rights.shared || rights.languages.includes(locale);
  const showIssue = useShowIssue(setLocale);
  useFieldFromAddress();
  const text = { editor, locale, disabled: !mayWrite };
  return (
    <>
      <AdminPageHead
        title={entry.title}
        titleLang={entry.titleLang}
        trail={[{ text: t('learning.courses.title'), href: adminHref('adminCourses') }]}
        actions={
          <Button onClick={editor.save} busy={editor.isBusy} size="s">
            {t('learning.courses.save')}
          </Button>
        }
      />
      <LeaveGuard editor={{ hasChanges, mayLeave: () => !hasChanges }} />
      <EditorNews editor={editor} onShow={showIssue} />
      <div className="mt-4 grid gap-4 empty:hidden">
        <KeptOffer of={editor.own} object={`course:${courseId}`} />
        <ClashList of={editor.own} locale={locale} />
        {saved.conflicts.length > 0 && <ConflictsCard entry={saved} onResolved={editor.own.show} />}
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          <Card as="section" labelledBy="texts" className="space-y-5">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h2 id="texts" className="text-step-1 font-bold">
                {t('learning.courses.texts')}
              </h2>
              <div className="flex flex-wrap gap-4">
                <LanguageSelect
                  label={t('learning.courses.field.language')}
                  value={locale}
                  onChange={(chosen) => setLocale(chosen ?? locale)}
                />
                <LanguageSelect
                  label={t('learning.editor.beside')}
                  none={t('learning.editor.nothingBeside')}
                  value={beside}
                  without={locale}
                  onChange={setBeside}
                />
              </div>
            </div>
            <DraftText
              {...text}
              path={['title']}
              label={t('learning.courses.field.title')}
              maxLength={80}
              required
            />
            <DraftText
              {...text}
              path={['tagline']}
              label={t('learning.courses.field.tagline')}
              maxLength={60}
              required
            />
            <DraftText
              {...text}
              path={['description']}
              label={t('learning.courses.field.description')}
              maxLength={1000}
              rows={4}
              required
            />
            <DraftText {...text} path={['seoTitle']} label={t('learning.field.seoTitle')} maxLength={60} />
            <DraftText
              {...text}
              path={['seoDescription']}
              label={t('learning.courses.field.seoDescription')}
              maxLength={155}
              rows={2}
              required
            />
          </Card>
          <ChaptersEditor
            editor={editor}
            courseId={courseId}
            locale={locale}
            mayShare={rights.shared}
            mayWrite={mayWrite}
          />
        </div>
        <div className="space-y-6">
          <LanguagesCard
            entry={saved}
            intro={t('learning.courses.fallbackHint')}
            unsaved={editor.unsaved}
            written={[editor.draft]}
            listFindings={listFindings}
            run={editor.run}
            onShow={showIssue}
          />
          <CourseFindings courseId={courseId} draft={editor.draft} locale={locale} />
          {rights.shared && <CourseSettings editor={editor} courseId={courseId} />}
          <VersionsCard entry={saved} onRestored={editor.own.show} />
        </div>
      </div>
    </>
  );
}
