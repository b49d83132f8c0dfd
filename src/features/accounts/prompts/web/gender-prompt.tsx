import { useTranslations } from 'use-intl';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { Button } from '#ui/button/button.tsx';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useAnswerByProfile } from './use-answer-by-profile.ts';

/** Asks how to address someone, in languages where gender matters. */
export function GenderPrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const { save, busy, refusal } = useAnswerByProfile(onClose);
  return (
    <PromptCard
      icon={IconMessageCircle}
      tone="violet"
      title={t('accounts.prompt.genderTitle')}
      text={t('accounts.profile.genderHint')}
      refusal={refusal}
      onClose={onClose}
    >
      <Button variant="secondary" size="s" busy={busy} onClick={() => save({ gender: 2 })}>
        {t('accounts.profile.female')}
      </Button>
      <Button variant="secondary" size="s" busy={busy} onClick={() => save({ gender: 1 })}>
        {t('accounts.profile.male')}
      </Button>
    </PromptCard>
  );
}
