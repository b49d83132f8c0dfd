import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { directions, linkPattern, picturePattern } from '#features/cms/rich-text/policy.ts';

export type InsertKind = 'link' | 'picture' | 'citation' | 'callToAction';

interface InsertDialogProps {
  kind: InsertKind;
  editor: Editor;
  onClose(): void;
}

/** What each kind asks for, in this order. */
const asked: Record<InsertKind, readonly string[]> = {
  link: ['href'],
  picture: ['src', 'alt'],
  citation: ['source', 'dir'],
  callToAction: ['text', 'href'],
};

/** Asks for what a link, a picture, a passage or a button needs, and puts it into the text or changes it there. */
export function InsertDialog({ kind, editor, onClose }: InsertDialogProps) {
  const t = useTranslations();
  const [values, setValues] = useState<Record<string, string>>(() => readAttributes(editor, kind));
  const [isTried, setTried] = useState(false);
  const titles = {
    link: t('cms.text.link'),
    picture: t('cms.text.picture'),
    citation: t('cms.text.citation'),
    callToAction: t('cms.text.callToAction'),
  };
  const labels: Record<string, string> = {
    href: t('cms.text.address'),
    src: t('cms.text.pictureAddress'),
    alt: t('cms.text.pictureText'),
    source: t('cms.text.source'),
    dir: t('cms.text.direction'),
    text: t('cms.text.words'),
  };
  const errors: Record<string, string> = {
    href: t('cms.text.wrongAddress'),
    src: t('cms.text.wrongPicture'),
  };
  const ways = { auto: t('cms.text.auto'), ltr: t('cms.text.ltr'), rtl: t('cms.text.rtl') };
  const errorOf = (name: string) =>
    isTried && !isFine(name, values[name] ?? '') ? (errors[name] ?? t('cms.text.missing')) : undefined;
  const insert = () => {
    setTried(true);
    if (!asked[kind].every((name) => isFine(name, values[name] ?? ''))) return;
    put(editor, kind, values);
    onClose();
  };
  return (
    <Dialog title={titles[kind]} closeLabel={t('cms.text.close')} onClose={onClose}>
      <div className="grid gap-4">
        {asked[kind].map((name) => (
          <Field key={name} label={labels[name]} error={errorOf(name)} required={name !== 'dir'}>
            {(control) =>
              name === 'dir' ? (
                <SelectInput
                  {...control}
                  value={values['dir']}
                  onChange={({ target }) => setValues({ ...values, dir: target.value })}
                >
                  {directions.map((way) => (
                    <option key={way} value={way}>
                      {ways[way]}
                    </option>
                  ))}
                </SelectInput>
              ) : (
                <TextInput
                  {...control}
                  dir={name === 'href' || name === 'src' ? 'ltr' : 'auto'}
                  value={values[name] ?? ''}
                  onKeyDown={(event) => {
                    // The form around it is the entry's.
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    insert();
                  }}
                  onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                />
              )
            }
          </Field>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="button" onClick={insert}>
            {t('cms.text.insert')}
          </Button>
          {kind === 'link' && editor.isActive('link') && (
            <Button
              type="button"
              variant="secondary"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('cms.text.removeLink')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function readAttributes(editor: Editor, kind: InsertKind): Record<string, string> {
  const known = editor.getAttributes(kind);
  return Object.fromEntries(
    asked[kind].map((name) => [name, String(known[name] ?? (name === 'dir' ? 'auto' : ''))]),
  );
}

function isFine(name: string, value: string): boolean {
  if (name === 'href') return linkPattern.test(value.trim());
  if (name === 'src') return picturePattern.test(value.trim());
  return value.trim() !== '';
}

function put(editor: Editor, kind: InsertKind, typed: Record<string, string>): void {
  const attrs = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
  const chain = editor.chain().focus();
  if (kind === 'link') {
    const href = attrs['href'] ?? '';
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
  } else if (editor.isActive(kind)) chain.updateAttributes(kind, attrs).run();
  else if (kind === 'citation')
    chain.insertContent({ type: kind, attrs, content: [{ type: 'paragraph' }] }).run();
  else chain.insertContent({ type: kind, attrs }).run();
}
