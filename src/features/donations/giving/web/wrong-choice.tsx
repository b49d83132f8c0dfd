/** What is wrong with a choice among radio buttons; the focus goes here. */
export function WrongChoice({ issue }: { issue: string | undefined }) {
  if (!issue) return null;
  return (
    <p role="alert" tabIndex={-1} data-wrong className="mb-3 font-medium text-danger">
      {issue}
    </p>
  );
}
