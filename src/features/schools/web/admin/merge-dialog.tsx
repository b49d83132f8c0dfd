import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Merging } from './use-school-acts.ts';

/** Asks which of the selected schools stays; the one with the most people is suggested. */
export function MergeDialog({ merging }: { merging: Merging }) {
  const t = useTranslations();
  const { schools, choose } = merging;
  const [most] = schools.toSorted((one, other) => other.people - one.people);
  const [kept, keep] = useState(most?.id);
  return (
    <Dialog
      title={t('schools.merge.title')}
      closeLabel={t('schools.merge.cancel')}
      onClose={() => choose(undefined)}
    >
      <p className="mt-2 text-muted">{t('schools.merge.text')}</p>
      <form
        className="mt-4 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          choose(kept);
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('schools.merge.which')}</legend>
          {schools.map(({ id, name, city, people }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border-2 border-edge p-3 has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name="kept"
                value={id}
                checked={id === kept}
                onChange={() => keep(id)}
                aria-label={`${name}, ${city}`}
                className="size-5 shrink-0 accent-olive"
              />
              <span className="min-w-0 grow">
                <bdi className="block font-medium wrap-anywhere">{name}</bdi>
                <bdi className="text-step--1 text-muted">{city}</bdi>
              </span>
              <span className="text-step--1 text-muted">{t('schools.edit.people', { count: people })}</span>
            </label>
          ))}
        </fieldset>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit">{t('schools.merge.submit')}</Button>
          <Button variant="quiet" onClick={() => choose(undefined)}>
            {t('schools.merge.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
