import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { sourcesQuery } from '#features/learning/offered/learning-queries.ts';
import { findCitable, listCitable } from './citable.ts';
import { useIssueAt } from './use-issue-at.ts';

interface SourcePickerProps {
  label: string;
  sources: readonly string[];
  onSources(sources: string[]): void;
  /** Whether it cannot be published without any. */
  required?: boolean;
  /** Where its mistakes are told. */
  path: readonly (string | number)[];
}

const sourcesAtMost = 8;

/** The passages that something rests on, chosen from those that exist by the name that readers know. */
export function SourcePicker({ label, sources, onSources, required = false, path }: SourcePickerProps) {
  const t = useTranslations();
  const page = usePage();
  const { api, locale } = page;
  const { data: passages } = useQuery(
    api.learning.citablePassages.queryOptions({ input: { lang: locale }, staleTime: 10 * 60_000 }),
  );
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const issue = useIssueAt(path);
  const choices = listCitable(passages ?? []);
  // A range of lines is none of the choices: the server writes it as readers do.
  const { data: cited } = useQuery({ ...sourcesQuery(page, sources), enabled: sources.length > 0 });
  const referenceOf = (cite: string) =>
    [...choices, ...(cited ?? [])].find((choice) => choice.cite === cite)?.reference ?? cite;
  const add = () => {
    const found = findCitable(choices, typed);
    setUnknown(!found && typed.trim() !== '');
    if (!found) return;
    if (!sources.includes(found)) onSources([...sources, found]);
    setTyped('');
  };
  return (
    <div>
      <Field
        label={label}
        hint={t('learning.editor.sourcesHint')}
        required={required}
        note={required ? undefined : t('learning.editor.optional')}
        error={isUnknown ? t('learning.editor.sourceUnknown') : issue}
      >
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              // Once one is chosen, nothing has to be typed here.
              required={required && sources.length === 0}
              data-path={path.join('.')}
              ref={input}
              list={listId}
              value={typed}
              autoComplete="off"
              disabled={sources.length >= sourcesAtMost}
              onChange={({ target }) => {
                setTyped(target.value);
                setUnknown(false);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <Button variant="secondary" icon={IconPlus} onClick={add}>
              {t('learning.editor.addSource')}
            </Button>
          </div>
        )}
      </Field>
      <datalist id={listId}>
        {choices.map(({ cite, reference, opening }) => (
          <option key={cite} value={reference}>
            {opening}
          </option>
        ))}
      </datalist>
      <ul className="mt-2 flex flex-wrap gap-2">
        {sources.map((cite) => (
          <li key={cite} className="flex items-center rounded-pill bg-tint-violet ps-4 font-medium">
            <bdi>{referenceOf(cite)}</bdi>
            <IconButton
              icon={IconX}
              label={t('learning.editor.remove', { name: referenceOf(cite) })}
              onClick={() => {
                onSources(sources.filter((one) => one !== cite));
                input.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
