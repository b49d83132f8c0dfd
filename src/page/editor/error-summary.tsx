import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Callout } from '#ui/card/callout.tsx';
import type { EditorState } from './use-editor.ts';

/** All that is wrong, in the order of the page, each a link to its field. */
export function ErrorSummary({ editor }: { editor: Pick<EditorState, 'form' | 'labels'> }) {
  const t = useTranslations();
  const { form, labels } = editor;
  const { refusal, fields, formRef } = form;
  const wrong = Object.keys(fields).flatMap((name) => {
    const issue = refusal?.issues[name];
    return issue ? [{ name, issue }] : [];
  });
  if (wrong.length === 0) return null;
  const goTo = (name: string) => (event: MouseEvent) => {
    const control = formRef.current?.elements.namedItem(name);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (!(first instanceof HTMLElement)) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <Callout tone="danger" title={t('page.editor.wrong', { count: wrong.length })}>
      <ul className="mt-1 grid gap-1">
        {wrong.map(({ name, issue }) => (
          <li key={name}>
            {/* Without JavaScript it leads to the form, where the browser goes to the first wrong field. */}
            <a
              href={`#${form.id}`}
              onClick={goTo(name)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {labels[name] === undefined
                ? issue
                : t('page.editor.wrongField', { field: labels[name], issue })}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
