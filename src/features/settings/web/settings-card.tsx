import { useId, type ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';

interface SettingsCardProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One sheet of the settings with its title. */
export function SettingsCard({ title, intro, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="m" className="sm:p-8">
      <h2 id={id} className="text-step-2 font-bold">
        {title}
      </h2>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
