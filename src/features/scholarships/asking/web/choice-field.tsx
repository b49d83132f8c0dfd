import { useFormField } from '#page/form/form-context.ts';

interface ChoiceFieldProps {
  name: string;
  legend: string;
  choices: readonly { value: string; text: string }[];
}

/** A few choices beside each other, as radio buttons that a thumb meets. */
export function ChoiceField({ name, legend, choices }: ChoiceFieldProps) {
  const { value, issue, isChanged } = useFormField(name);
  const wrong = isChanged ? undefined : issue;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {wrong && (
        <p role="alert" tabIndex={-1} data-wrong className="mb-2 text-step--1 font-medium text-danger">
          {wrong}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 border-ink-soft/30 px-4 py-2 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              className="size-5 shrink-0 accent-dusk outline-none"
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
