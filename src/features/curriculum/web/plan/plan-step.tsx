import type { ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';

interface PlanStepProps {
  icon: IconShape;
  /** The disc's color classes. */
  paper: string;
  title: string;
  children: ReactNode;
}

/** One part of a lesson. */
export function PlanStep({ icon, paper, title, children }: PlanStepProps) {
  return (
    <li className="flex gap-4 print:break-inside-avoid">
      <span
        className={classNames('grid size-11 shrink-0 place-content-center rounded-pill print:hidden', paper)}
      >
        <Icon shape={icon} size={22} />
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-step-1 leading-11 print:leading-snug">{title}</h3>
        {children}
      </div>
    </li>
  );
}
