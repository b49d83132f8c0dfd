import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { readCardCode } from './read-card-code.ts';

/** The code of a card as typed, to be corrected; leads to the page of that card, with or without JavaScript. */
export function CardCodeForm({ typed }: { typed: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = readCardCode(new FormData(event.currentTarget));
    if (token !== '') void navigate(href('studentCard', { token }));
  };
  return (
    <form method="post" onSubmit={open} className="mt-6 space-y-5">
      <Field label={t('classes.card.code')} required>
        {(control) => (
          <TextInput
            {...control}
            key={typed}
            name="code"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed}
            maxLength={40}
          />
        )}
      </Field>
      <Button type="submit" wide>
        {t('classes.card.tryCode')}
      </Button>
    </form>
  );
}
