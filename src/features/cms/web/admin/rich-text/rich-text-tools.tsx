import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPointer from '@tabler/icons-react/dist/esm/icons/IconPointer.mjs';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { InsertDialog, type InsertKind } from './insert-dialog.tsx';

interface Tool {
  id: string;
  label: string;
  icon: IconShape;
  /** Whether the text at the cursor has it already. */
  isOn?: (editor: Editor) => boolean;
  run(editor: Editor): void;
}

/** The buttons above a text. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const t = useTranslations();
  const [inserting, setInserting] = useState<InsertKind>();
  // Tab leads to one of the buttons, arrows to the others.
  const [reached, setReached] = useState('bold');
  const tools: Tool[] = [
    {
      id: 'bold',
      label: t('cms.text.bold'),
      icon: IconBold,
      isOn: (e) => e.isActive('bold'),
      run: (e) => e.chain().focus().toggleBold().run(),
    },
    {
      id: 'italic',
      label: t('cms.text.italic'),
      icon: IconItalic,
      isOn: (e) => e.isActive('italic'),
      run: (e) => e.chain().focus().toggleItalic().run(),
    },
    {
      id: 'h2',
      label: t('cms.text.heading'),
      icon: IconH2,
      isOn: (e) => e.isActive('heading', { level: 2 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'h3',
      label: t('cms.text.subheading'),
      icon: IconH3,
      isOn: (e) => e.isActive('heading', { level: 3 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      id: 'bullets',
      label: t('cms.text.bullets'),
      icon: IconList,
      isOn: (e) => e.isActive('bulletList'),
      run: (e) => e.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'numbers',
      label: t('cms.text.numbers'),
      icon: IconListNumbers,
      isOn: (e) => e.isActive('orderedList'),
      run: (e) => e.chain().focus().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      label: t('cms.text.quote'),
      icon: IconBlockquote,
      isOn: (e) => e.isActive('blockquote'),
      run: (e) => e.chain().focus().toggleBlockquote().run(),
    },
    {
      id: 'link',
      label: t('cms.text.link'),
      icon: IconLink,
      isOn: (e) => e.isActive('link'),
      run: () => setInserting('link'),
    },
    {
      id: 'picture',
      label: t('cms.text.picture'),
      icon: IconPhoto,
      isOn: (e) => e.isActive('picture'),
      run: () => setInserting('picture'),
    },
    {
      id: 'citation',
      label: t('cms.text.citation'),
      icon: IconBook2,
      isOn: (e) => e.isActive('citation'),
      run: () => setInserting('citation'),
    },
    {
      id: 'callToAction',
      label: t('cms.text.callToAction'),
      icon: IconPointer,
      isOn: (e) => e.isActive('callToAction'),
      run: () => setInserting('callToAction'),
    },
    {
      id: 'undo',
      label: t('cms.text.undo'),
      icon: IconArrowBackUp,
      run: (e) => e.chain().focus().undo().run(),
    },
    {
      id: 'redo',
      label: t('cms.text.redo'),
      icon: IconArrowForwardUp,
      run: (e) => e.chain().focus().redo().run(),
    },
  ];
  const on = useEditorState({
    editor,
    selector: ({ editor }) => tools.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus
    <div
      role="toolbar"
      aria-label={t('cms.text.tools')}
      onKeyDown={moveInToolbar}
      className="flex flex-wrap border-b border-line p-1"
    >
      {tools.map(({ id, label, icon, isOn, run }) => (
        <button
          key={id}
          type="button"
          tabIndex={id === reached ? 0 : -1}
          onFocus={() => setReached(id)}
          title={label}
          aria-label={label}
          aria-pressed={isOn ? on.includes(id) : undefined}
          className={classNames(
            'grid size-11 place-items-center rounded-small hover:bg-sky',
            on.includes(id) && 'bg-sky',
          )}
          onClick={() => run(editor)}
        >
          <Icon shape={icon} size={20} mirrors={id === 'undo' || id === 'redo'} />
        </button>
      ))}
      {inserting && <InsertDialog kind={inserting} editor={editor} onClose={() => setInserting(undefined)} />}
    </div>
  );
}

/** As in every toolbar: arrows lead to the next button and around, in the direction in which the buttons stand. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>(':scope > button')];
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const place = buttons.indexOf(target);
  const places: Partial<Record<string, number>> = {
    ArrowLeft: place + (onward === 'ArrowLeft' ? 1 : -1),
    ArrowRight: place + (onward === 'ArrowRight' ? 1 : -1),
    Home: 0,
    End: -1,
  };
  const to = places[key];
  if (place < 0 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}
