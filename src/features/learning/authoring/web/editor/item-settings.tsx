import { useTranslations } from 'use-intl';
import { hasFilm, isStory } from '#features/learning/kinds/policy.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { withShared } from './draft/item-draft.ts';
import { accessLevels, accessNames } from './access-names.ts';
import { DraftNumber } from './fields/draft-number.tsx';
import { DraftText } from './fields/draft-text.tsx';
import { useEditing } from './editing.tsx';
import { FilmChoice } from './fields/film-choice.tsx';
import { PictureChoice } from './fields/picture-choice.tsx';
import { ItemSources } from './fields/item-sources.tsx';

/**
 * What a course says of an item of any kind: its title and summary, who may open it, and how long it takes; for a film
 * which one of `films`, what it rests on, and two questions to talk about.
 */
export function ItemSettings({ films }: { films: readonly string[] }) {
  const t = useTranslations();
  const { item, draft, onDraft } = useEditing();
  const { access, cover, film } = draft.shared;
  const needsTalk = isStory(item.type);
  return (
    <div className="grid gap-6">
      <DraftText path={['title']} label={t('learning.editor.title')} max={120} />
      <DraftText path={['summary']} label={t('learning.editor.summary')} max={400} lines={3} />
      {hasFilm(item.type) && (
        <FilmChoice
          film={typeof film === 'string' ? film : undefined}
          films={films}
          onFilm={(chosen) => onDraft(withShared(draft, { film: chosen, planned: chosen === undefined }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('learning.editor.access')}>
          {(control) => (
            <SelectInput
              {...control}
              value={typeof access === 'string' ? access : 'default'}
              onChange={({ target }) => onDraft(withShared(draft, { access: target.value }))}
            >
              {accessLevels.map((level) => (
                <option key={level} value={level}>
                  {t(accessNames[level])}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        {!hasFilm(item.type) && (
          <DraftNumber name="minutes" label={t('learning.editor.minutes')} min={1} max={600} />
        )}
      </div>
      <PictureChoice
        label={t('learning.editor.cover')}
        hint={t('learning.editor.coverHint')}
        file={typeof cover === 'string' ? cover : undefined}
        onFile={(file) => onDraft(withShared(draft, { cover: file }))}
      />
      {/* Without its film it is only announced. */}
      {needsTalk && <ItemSources required={typeof film === 'string'} />}
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-semibold">{t('learning.editor.talk')}</legend>
        <p className="text-step--1 text-muted">
          {needsTalk ? t('learning.editor.talkNeeded') : t('learning.editor.talkHint')}
        </p>
        {[0, 1].map((index) => (
          <DraftText
            key={index}
            path={['talk', index]}
            label={t('learning.editor.question', { number: index + 1 })}
            max={300}
            lines={2}
            optional={!needsTalk}
          />
        ))}
      </fieldset>
    </div>
  );
}
