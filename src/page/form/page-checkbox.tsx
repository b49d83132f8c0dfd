import { Checkbox, type CheckboxProps } from '#ui/field/checkbox.tsx';
import { useFormField } from './form-context.ts';

interface PageCheckboxProps extends Pick<CheckboxProps, 'label' | 'hint' | 'className'> {
  /** As the form declares it. */
  name: string;
  /** Whether it is checked at first. */
  known?: boolean;
}

/** A checkbox of the form around it. */
export function PageCheckbox({ name, known = false, ...rest }: PageCheckboxProps) {
  const { isChecked, issue, autoFocus } = useFormField(name);
  return (
    <Checkbox {...rest} name={name} error={issue} defaultChecked={isChecked ?? known} {...{ autoFocus }} />
  );
}
