import { Icon, type IconShape } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';

interface PromiseListProps {
  promises: readonly { icon: IconShape; title: string; text: string }[];
  className?: string;
}

/** What something gives and how it works, each point with an icon and a heading of its own. */
export function PromiseList({ promises, className }: PromiseListProps) {
  return (
    <ul className={classNames('space-y-8 lg:pt-4', className)}>
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-5">
          <span className="grid size-12 shrink-0 place-content-center rounded-control bg-tint-olive text-olive">
            <Icon shape={icon} size={26} />
          </span>
          <div>
            <h2 className="text-step-1 font-bold">{title}</h2>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
