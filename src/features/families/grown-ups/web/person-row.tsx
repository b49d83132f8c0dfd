import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar/avatar.tsx';
import type { MemberColor } from '#features/families/contract.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';

interface PersonRowProps {
  name: string;
  picture: string | undefined;
  /** A child’s: she is shown as everywhere in her family. */
  color?: MemberColor | null;
  note?: ReactNode;
  /** What can be done about her. */
  children?: ReactNode;
}

/** One person of the family. */
export function PersonRow({ name, picture, color, note, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      {color === undefined ? (
        <Avatar name={name} src={picture} />
      ) : (
        <PersonFace firstName={name} color={color} src={picture} size="s" />
      )}
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
