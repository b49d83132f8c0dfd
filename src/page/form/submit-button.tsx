import { Button, type PushButtonProps } from '#ui/button/button.tsx';
import { useForm } from './form-context.ts';

type SubmitButtonProps = Omit<PushButtonProps, 'type' | 'busy' | 'onClick'>;

/** Sends the form around it. Where there are several, each has a name and a value, and the pressed one is busy. */
export function SubmitButton({ value, ...rest }: SubmitButtonProps) {
  const { busy, pressed } = useForm();
  return <Button {...rest} type="submit" value={value} busy={busy && pressed === value} />;
}
