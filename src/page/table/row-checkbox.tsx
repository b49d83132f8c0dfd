import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { Icon } from '#ui/icon/icon.tsx';

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  isDisabled?: boolean;
  /** With Shift held, TanStack Table selects all rows up to this one. */
  change(event: unknown): void;
}

/** Selects a row, or all of the page. */
export function RowCheckbox({ label, isChecked, isPartly = false, isDisabled, change }: RowCheckboxProps) {
  return (
    <label className="-ms-2.5 grid size-11 shrink-0 cursor-pointer place-content-center">
      <span className="relative grid size-6 place-content-center">
        <input
          type="checkbox"
          aria-label={label}
          aria-checked={isPartly ? 'mixed' : undefined}
          ref={(box) => {
            if (box) box.indeterminate = isPartly;
          }}
          checked={isChecked}
          disabled={isDisabled}
          onChange={change}
          className="peer absolute inset-0 appearance-none rounded-small border-2 border-edge bg-white transition-colors checked:border-pomegranate checked:bg-pomegranate indeterminate:border-pomegranate indeterminate:bg-pomegranate"
        />
        <Icon
          shape={isPartly ? IconMinus : IconCheck}
          size={18}
          className="pointer-events-none relative text-white opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
    </label>
  );
}
