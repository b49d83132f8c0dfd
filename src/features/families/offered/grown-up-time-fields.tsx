import IconClockPlus from '@tabler/icons-react/dist/esm/icons/IconClockPlus.mjs';
import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { TimeAsking } from '../child-time/contract.ts';
import { extraChoices } from '../time/policy.ts';

/** A grown-up's proof and what she may add, inside a form. Without a PIN or password it takes a fresh sign-in. */
export function GrownUpTimeFields({ hasPin, hasPassword }: Pick<TimeAsking, 'hasPin' | 'hasPassword'>) {
  const t = useTranslations();
  const label = !hasPin
    ? t('families.prove.password')
    : hasPassword
      ? t('families.time.pinOrPassword')
      : t('families.time.pinOfGrownUp');
  return (
    <>
      {(hasPin || hasPassword) && (
        <PageField name="currentPassword" label={label} required>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              // Kept by no browser: the child sits in front of it.
              autoComplete="off"
              inputMode={hasPassword ? undefined : 'numeric'}
              maxLength={200}
            />
          )}
        </PageField>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {extraChoices.map((minutes) => (
          <SubmitButton
            key={minutes}
            name="extraMinutes"
            value={String(minutes)}
            size="s"
            variant="secondary"
            icon={IconClockPlus}
          >
            {t('families.time.allow', { minutes })}
          </SubmitButton>
        ))}
      </div>
    </>
  );
}
