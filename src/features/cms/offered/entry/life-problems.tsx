import { Callout } from '#ui/card/callout.tsx';

interface LifeProblemsProps {
  title: string;
  /** Path → what is wrong there. */
  issues: Readonly<Record<string, string>>;
  isNew?: true;
}

/** Why a language could not be published. */
export function LifeProblems({ title, issues, isNew }: LifeProblemsProps) {
  const all = Object.entries(issues);
  return (
    <Callout tone="danger" title={title} announced={isNew ?? false} className="mt-2">
      {all.length > 0 && (
        <ul className="space-y-1">
          {all.map(([path, message]) => (
            <li key={path}>
              {message}{' '}
              {path && (
                <code dir="ltr" className="text-step--1 break-all">
                  {path}
                </code>
              )}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
