import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface CouponInputProps {
  /** What the field holds at first. */
  code: string | undefined;
  hint?: string | undefined;
  /** Why the code cannot be used. */
  problem: string | null;
}

/** The field for a code and, right beside it, the button that sends its form; what there is to say of the code stands below both. */
export function CouponInput({ code, hint, problem }: CouponInputProps) {
  const t = useTranslations();
  return (
    <Field label={t('plans.pay.coupon')} hint={hint} error={problem ?? undefined}>
      {(control) => (
        <div className="flex gap-3">
          <TextInput
            {...control}
            name="coupon"
            key={code}
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={100}
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="s" variant="secondary" className="shrink-0">
            {t('plans.pay.useCoupon')}
          </Button>
        </div>
      )}
    </Field>
  );
}
