import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import type { PickedFile } from './picked-file.ts';

const shapes = { image: IconPhoto, film: IconMovie, sound: IconMusic, text: IconFileText };

/** The picture of a file once there is one, before that and for sound a sign of what it is. */
export function PickedPicture({ file: { kind, small } }: { file: PickedFile }) {
  if (small !== undefined)
    return (
      <img
        src={small}
        alt=""
        width={80}
        height={80}
        className="size-20 rounded-small bg-sand object-cover shadow-lift-1"
      />
    );
  return (
    <span className="grid size-20 place-content-center rounded-small bg-sand text-muted">
      <Icon shape={kind ? shapes[kind] : IconFile} size={32} />
    </span>
  );
}
