import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useState, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { itemTypes } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { useDrag } from '#features/learning/quizzes/web/use-drag.ts';
import {
  addChapter,
  addItem,
  chaptersOf,
  dropItem,
  makeDraftId,
  moveChapter,
  removeChapter,
  type DraftChapter,
} from './course-draft.ts';
import { DraftText } from './draft-field.tsx';
import { ItemEditor } from './item-editor.tsx';
import type { CourseEditor } from './use-course-editor.ts';

interface ChaptersEditorProps {
  editor: CourseEditor;
  courseId: string;
  locale: Locale;
  /** Whether she may change what all languages share. */
  mayShare: boolean;
  mayWrite: boolean;
}

/** The chapters of a course with their items, in order: moved by drag, or by the buttons of each. */
export function ChaptersEditor({ editor, courseId, locale, mayShare, mayWrite }: ChaptersEditorProps) {
  const t = useTranslations();
  const chapters = chaptersOf(editor.draft);
  const { start } = useDrag({
    follows: true,
    onDrop: (id, on) => editor.change((draft) => dropItem(draft, id, on)),
  });
  return (
    <section aria-labelledby="chapters" className="space-y-6">
      <h2 id="chapters" className="text-step-1 font-bold">
        {t('learning.courses.chapters')}
      </h2>
      {chapters.map((chapter, place) => (
        <ChapterEditor
          key={chapter.id}
          {...{ editor, courseId, locale, mayShare, mayWrite, chapter }}
          number={place + 1}
          onDragStart={start}
        />
      ))}
      {mayShare && (
        <Button
          variant="secondary"
          icon={IconPlus}
          data-path="shared.chapters"
          onClick={() => editor.change((draft) => addChapter(draft, makeDraftId('ch')))}
        >
          {t('learning.courses.addChapter')}
        </Button>
      )}
    </section>
  );
}

interface ChapterEditorProps extends ChaptersEditorProps {
  chapter: DraftChapter;
  number: number;
  onDragStart(event: PointerEvent<HTMLElement>, id: string): void;
}

function ChapterEditor({
  editor,
  courseId,
  locale,
  mayShare,
  mayWrite,
  chapter,
  number,
  onDragStart,
}: ChapterEditorProps) {
  const t = useTranslations();
  const headingId = useId();
  const name = t('learning.course.chapter', { number });
  return (
    <Card as="section" labelledBy={headingId}>
      <div className="flex items-center justify-between gap-2" data-drop={chapter.id}>
        <h3 id={headingId} className="font-bold">
          {name}
        </h3>
        {mayShare && (
          <span className="flex">
            <IconButton
              icon={IconArrowUp}
              label={t('learning.courses.moveUp', { name })}
              onClick={() => editor.change((draft) => moveChapter(draft, chapter.id, -1))}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('learning.courses.moveDown', { name })}
              onClick={() => editor.change((draft) => moveChapter(draft, chapter.id, 1))}
            />
            {chapter.items.length === 0 && (
              <IconButton
                icon={IconTrash}
                label={t('learning.courses.remove', { name })}
                onClick={() => editor.change((draft) => removeChapter(draft, chapter.id))}
              />
            )}
          </span>
        )}
      </div>
      <DraftText
        {...{ editor, locale }}
        path={['chapters', chapter.slug]}
        label={t('learning.courses.field.title')}
        maxLength={120}
        required
        disabled={!mayWrite}
      />
      <ol className="mt-5 space-y-3">
        {chapter.items.map((item) => (
          <ItemEditor
            key={item.id}
            {...{ editor, courseId, item, locale, mayShare, mayWrite, onDragStart }}
          />
        ))}
      </ol>
      {mayShare && (
        <AddItem editor={editor} chapterId={chapter.id} place={`shared.chapters.${number - 1}.items`} />
      )}
    </Card>
  );
}

interface AddItemProps {
  editor: CourseEditor;
  chapterId: string;
  /** Where the items of the chapter stand in the draft. */
  place: string;
}

function AddItem({ editor, chapterId, place }: AddItemProps) {
  const t = useTranslations();
  const [type, setType] = useState<(typeof itemTypes)[number]>('quiz');
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <Field label={t('learning.courses.field.kind')} className="grow sm:max-w-64">
        {(control) => (
          <SelectInput
            {...control}
            data-path={place}
            value={type}
            onChange={({ currentTarget }) =>
              setType(itemTypes.find((known) => known === currentTarget.value) ?? 'quiz')
            }
          >
            {itemTypes.map((known) => (
              <option key={known} value={known}>
                {t(itemKinds[known].name)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Button
        variant="secondary"
        icon={IconPlus}
        onClick={() => editor.change((draft) => addItem(draft, chapterId, type, makeDraftId('i')))}
      >
        {t('learning.courses.addItem')}
      </Button>
    </div>
  );
}
