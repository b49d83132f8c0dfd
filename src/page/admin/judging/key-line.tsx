import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { printedKey, type JudgingCommand } from './judging-keys.ts';

interface KeyLineProps {
  /** The commands that make sense now, with their names. */
  commands: readonly (readonly [JudgingCommand, string])[];
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Lists the keys. They can be turned off, for those whose software for speech or reading uses letters itself. */
export function KeyLine({ commands, isOn, onChange }: KeyLineProps) {
  const t = useTranslations();
  return (
    <section
      aria-label={t('page.judging.keys')}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-step--1 text-muted max-sm:hidden"
    >
      <Checkbox
        label={t('page.judging.useKeys')}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {isOn && (
        <dl className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {commands.map(([command, name]) => (
            <div key={command} className="flex items-center gap-1.5">
              <dt dir="ltr">
                <kbd className="rounded-small bg-sand px-2 py-0.5 font-semibold text-ink">
                  {printedKey[command]}
                </kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
