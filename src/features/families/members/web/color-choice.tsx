import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { memberColors } from '#features/families/policy.ts';
import type { MemberColor } from '#features/families/contract.ts';
import { memberPapers } from '#features/families/offered/person-face.tsx';

/** The paper by which a child who cannot read finds herself. */
export function ColorChoice({ known }: { known: MemberColor }) {
  const t = useTranslations();
  const { value: chosen = known } = useFormField('color');
  const names: Record<MemberColor, string> = {
    gold: t('families.color.gold'),
    teal: t('families.color.teal'),
    violet: t('families.color.violet'),
    peach: t('families.color.peach'),
    olive: t('families.color.olive'),
    sky: t('families.color.sky'),
    mint: t('families.color.mint'),
    pomegranate: t('families.color.pomegranate'),
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('families.form.color')}</legend>
      <div className="flex flex-wrap gap-3">
        {memberColors.map((color) => (
          <label
            key={color}
            title={names[color]}
            className={classNames(
              'block size-12 cursor-pointer rounded-control ring-2 ring-transparent ring-offset-2 ring-offset-paper transition duration-200 ease-paper',
              'hover:ring-edge has-checked:ring-4 has-checked:ring-pomegranate has-focus-visible:outline-3 has-focus-visible:outline-offset-4',
              memberPapers[color],
            )}
          >
            <input
              type="radio"
              name="color"
              value={color}
              defaultChecked={color === chosen}
              className="sr-only"
            />
            <span className="sr-only">{names[color]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
