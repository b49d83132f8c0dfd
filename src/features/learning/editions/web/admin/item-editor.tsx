import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useState, type PointerEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { itemTypes } from '#core/item-types.ts';
import { locales, type Locale } from '#core/locale.ts';
import { adminHref } from '#admin-urls.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { ItemState } from '#features/learning/authoring/web/admin/item-state.tsx';
import { findCourseItem } from '#features/learning/authoring/web/admin/course-items.ts';
import { OtherText } from '#features/learning/authoring/web/editor/fields/other-text.tsx';
import { itemKinds, isStory } from '#features/learning/kinds/policy.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { AccessSelect } from './access-select.tsx';
import { changeItem, moveItem, removeItem, textAt, withText, type DraftItem } from './course-draft.ts';
import { DraftText } from './draft-field.tsx';
import type { CourseEditor } from './use-course-editor.ts';

interface ItemEditorProps {
  editor: CourseEditor;
  courseId: string;
  item: DraftItem;
  locale: Locale;
  mayShare: boolean;
  mayWrite: boolean;
  onDragStart(event: PointerEvent<HTMLElement>, id: string): void;
}

/** One item of a chapter: its place, what it is called, and who may open it. */
export function ItemEditor({
  editor,
  courseId,
  item,
  locale,
  mayShare,
  mayWrite,
  onDragStart,
}: ItemEditorProps) {
  const t = useTranslations();
  const type = itemTypes.find((known) => known === item.type) ?? 'film';
  const kind = t(itemKinds[type].name);
  const title = textAt(editor.draft, locale, ['items', item.slug, 'title']);
  const name = typeof title === 'string' && title !== '' ? title : kind;
  const path = (field: string) => ['items', item.slug, field];
  return (
    <li data-drop={item.id} className="rounded-control border border-line bg-white">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 p-2">
        {mayShare && (
          <span
            className="hidden cursor-grab touch-none p-2 text-muted sm:inline"
            onPointerDown={(event) => onDragStart(event, item.id)}
          >
            <Icon shape={IconGripVertical} />
          </span>
        )}
        <ItemKindIcon kind={type} />
        <p className="min-w-0 grow">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <span className="text-step--1 text-muted">{kind}</span>
        </p>
        <ItemState courseId={courseId} itemId={item.id} locale={locale} />
        <OpenItem editor={editor} courseId={courseId} itemId={item.id} />
        {mayShare && (
          <span className="flex">
            <IconButton
              icon={IconArrowUp}
              label={t('learning.courses.moveUp', { name })}
              onClick={() => editor.change((draft) => moveItem(draft, item.id, -1))}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('learning.courses.moveDown', { name })}
              onClick={() => editor.change((draft) => moveItem(draft, item.id, 1))}
            />
            <IconButton
              icon={IconTrash}
              label={t('learning.courses.remove', { name })}
              onClick={() => editor.change((draft) => removeItem(draft, item.id))}
            />
          </span>
        )}
      </div>
      <details className="border-t border-line px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 text-step--1 font-semibold">
          {t('learning.courses.details')}
        </summary>
        <div className="grid gap-4 pb-5">
          <DraftText
            {...{ editor, locale }}
            path={path('title')}
            label={t('learning.courses.field.title')}
            maxLength={120}
            required
            disabled={!mayWrite}
          />
          <DraftText
            {...{ editor, locale }}
            path={path('summary')}
            label={t('learning.courses.field.summary')}
            maxLength={400}
            rows={2}
            required
            disabled={!mayWrite}
          />
          {isStory(type) && <Talk {...{ editor, item, locale, mayWrite }} />}
          {mayShare && (
            <div className="grid gap-4 sm:grid-cols-2">
              <AccessSelect
                of="item"
                value={typeof item['access'] === 'string' ? item['access'] : 'default'}
                onChange={(access) => editor.change((draft) => changeItem(draft, item.id, { access }))}
              />
              <Field label={t('learning.courses.field.minutes')} required>
                {(control) => (
                  <TextInput
                    {...control}
                    type="number"
                    min={1}
                    max={600}
                    value={typeof item['minutes'] === 'number' ? item['minutes'] : ''}
                    onChange={({ currentTarget }) => {
                      const minutes = Math.min(
                        600,
                        Math.max(1, Math.round(currentTarget.valueAsNumber) || 1),
                      );
                      editor.change((draft) => changeItem(draft, item.id, { minutes }));
                    }}
                  />
                )}
              </Field>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

/** The way to what an item is made of. A new item is saved first, since its page knows it from the course that is stored. */
function OpenItem({ editor, courseId, itemId }: { editor: CourseEditor; courseId: string; itemId: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const href = adminHref('adminCourseItem', { courseId, itemId });
  const { base, hasChanges } = editor.own;
  if (isOpening && (editor.refusal || editor.isLost)) setOpening(false);
  useEffect(() => {
    if (isOpening && !hasChanges) void navigate(href);
  }, [isOpening, hasChanges, navigate, href]);
  const look = { variant: 'secondary', size: 's' } as const;
  if (findCourseItem(base, itemId))
    return (
      <Button {...look} href={href}>
        {t('learning.courses.open')}
      </Button>
    );
  return (
    <Button
      {...look}
      busy={editor.isBusy}
      onClick={() => {
        setOpening(true);
        editor.save();
      }}
    >
      {t('learning.courses.saveAndOpen')}
    </Button>
  );
}

/** The two questions to talk about after a film. */
function Talk({
  editor,
  item,
  locale,
  mayWrite,
}: Pick<ItemEditorProps, 'editor' | 'item' | 'locale' | 'mayWrite'>) {
  const t = useTranslations();
  const path = ['items', item.slug, 'talk'];
  const questionsIn = (language: Locale) => {
    const talk = textAt(editor.draft, language, path);
    return [0, 1].map((place) => {
      const question = Array.isArray(talk) ? talk[place] : undefined;
      return typeof question === 'string' ? question : '';
    });
  };
  const questions = questionsIn(locale);
  const others = editor.beside ? questionsIn(editor.beside) : [];
  return questions.map((question, place) => (
    <Field
      key={place}
      label={t('learning.courses.field.talk', { number: place + 1 })}
      required
      error={editor.refusal?.issues[['texts', locale, ...path, place].join('.')]}
    >
      {(control) => (
        <div className={classNames('grid items-start gap-x-4 gap-y-1.5', editor.beside && 'md:grid-cols-2')}>
          <TextInput
            {...control}
            lang={locale}
            dir={locales[locale].direction}
            maxLength={300}
            disabled={!mayWrite}
            data-path={['texts', locale, ...path, place].join('.')}
            value={question}
            onChange={({ currentTarget }) => {
              const both = questions.with(place, currentTarget.value);
              editor.change((draft) => withText(draft, locale, path, both.some(Boolean) ? both : ''));
            }}
          />
          <OtherText locale={editor.beside} text={others[place] ?? ''} />
        </div>
      )}
    </Field>
  ));
}
