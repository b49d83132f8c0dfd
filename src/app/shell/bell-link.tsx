import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

/** The way to the messages where the bell that counts them cannot come: without JavaScript. */
export function BellLink({ label }: { label: string }) {
  return (
    <a href={href('messages')} title={label} className="grid size-11 place-content-center rounded-pill">
      <Icon shape={IconBell} size={24} />
      <span className="sr-only">{label}</span>
    </a>
  );
}
