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
import { findCitable, listCitable, listInstead, passageOf } from './citable.ts';
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

/** The names of books and places have commas themselves. */
const separator = ' · ';

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
  // All lines of a passage are the whole of it.
  const isSame = (one: string, other: string) =>
    one === other || (passageOf(one) === passageOf(other) && referenceOf(one) === referenceOf(other));
  const sayUnknown = () => {
    const instead = listInstead(passages ?? [], typed);
    return 'places' in instead
      ? t('learning.editor.sourceUnclear', { places: instead.places.join(separator) })
      : t('learning.editor.sourceUnknown', { books: instead.books.join(separator) });
  };
  const add = (name: string) => {
    if (!passages) return;
    const found = findCitable(choices, name);
    setUnknown(!found && name.trim() !== '');
    if (!found) return;
    if (!sources.some((cite) => isSame(cite, found))) onSources([...sources, found]);
    setTyped('');
  };
  return (
    <div>
      <Field
        label={label}
        hint={t('learning.editor.sourcesHint')}
        required={required}
        note={required ? undefined : t('learning.editor.optional')}
        error={isUnknown ? sayUnknown() : issue}
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
              onChange={({ target, nativeEvent }) => {
                setTyped(target.value);
                setUnknown(false);
                const isListed = choices.some(({ reference }) => reference === target.value);
                if (isListed && isChoice(nativeEvent)) add(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add(typed);
              }}
            />
            <Button variant="secondary" icon={IconPlus} onClick={() => add(typed)}>
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

/** Whether the value was taken from the list: what is typed comes as text that is inserted or deleted. */
function isChoice(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
}
