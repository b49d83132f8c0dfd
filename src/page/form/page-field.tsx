import type { ReactNode } from 'react';
import { type ControlProps, Field, type FieldProps } from '#ui/field/field.tsx';
import { useFormField } from './form-context.ts';

export interface FieldControlProps extends ControlProps {
  name: string;
  /** What was typed, else what was known. */
  defaultValue: string | undefined;
  autoFocus: true | undefined;
}

interface PageFieldProps extends Omit<FieldProps, 'error' | 'children'> {
  /** As the form declares it. */
  name: string;
  /** What the field holds at first. */
  known?: string | number | null | undefined;
  /** What is wrong with it, if the contract calls the field by another name. */
  error?: string | undefined;
  children(control: FieldControlProps): ReactNode;
}

/** A field of the form around it: label, hint, what was typed, what is wrong. */
export function PageField({ name, known, error, children, ...rest }: PageFieldProps) {
  const { value, issue, isChanged, autoFocus } = useFormField(name);
  const defaultValue = value ?? known?.toString();
  return (
    <Field {...rest} error={isChanged ? undefined : (error ?? issue)}>
      {(control) => children({ ...control, name, defaultValue, autoFocus })}
    </Field>
  );
}
