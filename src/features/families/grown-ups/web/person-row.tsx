import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar/avatar.tsx';

interface PersonRowProps {
  name: string;
  picture: string | undefined;
  note?: ReactNode;
  /** What can be done about her. */
  children?: ReactNode;
}

/** One person of the family. */
export function PersonRow({ name, picture, note, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Avatar name={name} src={picture} />
      <div className="min-w-0 grow basis-28">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {note && <p className="text-step--1 text-muted">{note}</p>}
      </div>
      {children}
    </li>
  );
}
