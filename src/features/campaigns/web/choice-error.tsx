import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useFormField } from '#page/form/form-context.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** What is wrong with a group of radio buttons. */
export function ChoiceError({ name }: { name: string }) {
  const { issue, isChanged } = useFormField(name);
  return (
    <div aria-live="polite">
      {issue && !isChanged && (
        <p className="mt-2 flex gap-1.5 text-step--1 font-medium text-danger">
          <Icon shape={IconAlertCircle} size={18} className="mt-px" />
          <span>{issue}</span>
        </p>
      )}
    </div>
  );
}
