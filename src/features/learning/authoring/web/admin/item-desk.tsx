import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { EntryView } from '#features/cms/contract.ts';
import { isFilm } from '#features/learning/kinds/policy.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { LeaveGuard } from '#page/editor/leave-guard.tsx';
import { usePage } from '#page/page-provider.tsx';
import { unknownPage } from '#page/unknown-page.ts';
import { EditingProvider } from '../editor/editing.tsx';
import { ItemEditor } from '../editor/item-editor.tsx';
import { usePlacedFindings } from '../editor/item-findings.tsx';
import { ItemSettings } from '../editor/item-settings.tsx';
import { chooseWriting } from '../editor/draft/choose-writing.ts';
import { textAt } from '../editor/draft/item-draft.ts';
import { languagesIn, useFieldFromAddress } from '../editor/use-field-from-address.ts';
import { useShowIssue } from '../editor/use-show-issue.ts';
import { isUploadedFilm } from '#features/media/offered/web/editor/film-query.ts';
import { FilmDesk } from './film-desk.tsx';
import { ClashList } from './clash-list.tsx';
import { findCourseItem, listFilms, setCourseItem } from './course-items.ts';
import { CourseRefusal } from './course-refusal.tsx';
import { DeskBar } from './desk-bar.tsx';
import { ItemLife } from './item-life.tsx';
import { ItemState } from './item-state.tsx';
import { KeptOffer } from './kept-offer.tsx';
import { LanguageBar } from './language-bar.tsx';
import { useDeskActs } from './use-desk-acts.ts';
import { useEntryDraft } from './use-entry-draft.ts';

interface ItemDeskProps {
  courseEntry: EntryView;
  itemEntry: EntryView | undefined;
  itemId: string;
}

/** What the course says of an item above, what the item is made of below; both are saved and published together. */
export function ItemDesk({ courseEntry, itemEntry, itemId }: ItemDeskProps) {
  const t = useTranslations();
  const page = usePage();
  const course = useEntryDraft({ contentType: 'course', key: courseEntry.key }, courseEntry);
  const body = useEntryDraft({ contentType: 'item', key: itemId }, itemEntry);
  const [search] = useSearchParams();
  const [begun] = useState(() => chooseWriting(courseEntry, languagesIn(search), page.locale));
  const [locale, setLocale] = useState(begun.locale);
  const [beside, setBeside] = useState(begun.beside);
  // The language that is written does not stand beside itself.
  const otherLocale = beside === locale ? undefined : beside;
  const showIssue = useShowIssue(setLocale);
  useFieldFromAddress();
  const found = findCourseItem(course.draft, itemId);
  const hasBody = found !== undefined && !isFilm(found.type);
  const listFindings = usePlacedFindings();
  const acts = useDeskActs(course, hasBody ? body : undefined, locale);
  if (!found) throw unknownPage();
  const { film } = found.draft.shared;
  const item = { id: itemId, type: found.type, ...(typeof film === 'string' && { film }) };
  const courseTitle = textAt(course.draft, page.locale, ['title']) || courseEntry.title;
  return (
    <div className="grid gap-8">
      <LeaveGuard editor={{ hasChanges: acts.hasChanges, mayLeave: () => !acts.hasChanges }} />
      <div>
        <AdminPageHead
          title={
            textAt(found.draft, page.locale, ['title']) ||
            textAt(found.draft, locale, ['title']) ||
            t('learning.editor.untitled')
          }
          trail={[
            { text: t('learning.courses.title'), href: adminHref('adminCourses') },
            {
              text: courseTitle || t('learning.editor.untitled'),
              href: adminHref('adminCourse', { courseId: courseEntry.key }),
            },
          ]}
        >
          {t('learning.editor.itemIntro', { course: courseTitle || t('learning.editor.untitled') })}
        </AdminPageHead>
      </div>
      <LanguageBar
        state={<ItemState courseId={courseEntry.key} itemId={itemId} locale={locale} />}
        locale={locale}
        onLocale={setLocale}
        otherLocale={otherLocale}
        onOtherLocale={setBeside}
      />
      <CourseRefusal courseId={courseEntry.key} issues={acts.courseIssues} />
      <KeptOffer of={course} object={`course:${courseEntry.key}`} />
      {hasBody && <KeptOffer of={body} object={`item:${itemId}`} />}
      <ClashList of={course} locale={locale} />
      {hasBody && <ClashList of={body} locale={locale} />}
      <details className="rounded-card bg-paper p-4 shadow-lift-1 sm:p-6" open={!hasBody}>
        <summary className="min-h-11 cursor-pointer text-step-1 font-bold">
          {t('learning.editor.settings')}
        </summary>
        <div className="mt-4">
          <EditingProvider
            editing={{
              item,
              draft: found.draft,
              onDraft: (draft) => course.setDraft(setCourseItem(course.draft, found, draft)),
              locale,
              otherLocale,
              issues: [],
              view: undefined,
            }}
          >
            <ItemSettings films={listFilms(course.draft)} />
          </EditingProvider>
        </div>
      </details>
      {isUploadedFilm(item.film) && (
        <FilmDesk key={item.film} film={item.film} locale={locale} otherLocale={otherLocale} />
      )}
      {hasBody && (
        <ItemEditor
          item={item}
          draft={body.draft}
          onDraft={body.setDraft}
          locale={locale}
          otherLocale={otherLocale}
          issues={acts.issues}
        />
      )}
      <ItemLife
        course={course}
        body={hasBody ? body : undefined}
        onShow={showIssue}
        onDone={acts.noteLife}
        listFindings={(languages) =>
          hasBody ? languages.flatMap((one) => listFindings(found.type, body.draft, one)) : []
        }
      />
      <DeskBar
        acts={acts}
        locale={locale}
        findings={hasBody ? listFindings(found.type, body.draft, locale) : []}
      />
    </div>
  );
}
