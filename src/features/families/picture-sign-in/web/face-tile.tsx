import { href } from '#urls.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import type { FamilyFace } from '../contract.ts';
import { childParameter } from './picture-forms.ts';

/** A child to touch: she knows herself by picture and color. */
export function FaceTile({ face, familyCode }: { face: FamilyFace; familyCode: string }) {
  const { id, firstName, color, avatarObj } = face;
  return (
    <a
      href={href('familyEntrance', { familyCode }, { [childParameter]: id })}
      className="group block touch-manipulation rounded-large p-1 text-center outline-offset-4"
    >
      <PersonFace
        firstName={firstName}
        color={color}
        src={avatarObj?.url}
        className="shadow-lift-3 transition duration-200 ease-paper group-hover:-translate-y-1.5 group-active:translate-y-0 group-active:scale-95"
      />
      <span className="mt-3 block truncate text-step-2 font-extrabold">
        <bdi>{firstName}</bdi>
      </span>
    </a>
  );
}
