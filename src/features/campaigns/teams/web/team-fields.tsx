import { useTranslations } from 'use-intl';
import { currencies, type Currency } from '#core/money.ts';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { CoverChoice } from '#features/campaigns/web/cover-choice.tsx';
import { longestOfTeam } from '../policy.ts';

interface TeamFieldsProps {
  known: { name: string; goal: string; teamSlug: string; words: string; cover: string };
  currency: Currency;
}

/** What a team's page says and shows. */
export function TeamFields({ known, currency }: TeamFieldsProps) {
  const t = useTranslations();
  return (
    <>
      <PageField name="name" known={known.name} label={t('campaigns.team.name')} required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={longestOfTeam.name} />}
      </PageField>
      <PageField
        name="goal"
        known={known.goal}
        label={t('campaigns.team.goal', { symbol: currencies[currency].symbol })}
        hint={t('campaigns.team.goalHint')}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            className="sm:max-w-form"
          />
        )}
      </PageField>
      <PageField
        name="words"
        known={known.words}
        label={t('campaigns.team.words')}
        note={t('campaigns.form.optional')}
        hint={t('campaigns.team.wordsHint')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            dir="auto"
            maxLength={longestOfTeam.words}
            className={controlLook}
          />
        )}
      </PageField>
      <PageField
        name="teamSlug"
        known={known.teamSlug}
        label={t('campaigns.team.slug')}
        note={t('campaigns.form.optional')}
        hint={t('campaigns.team.slugHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestOfTeam.slug}
          />
        )}
      </PageField>
      <CoverChoice known={known.cover} />
    </>
  );
}
