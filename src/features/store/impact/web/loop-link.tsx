import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

const prefix = 'impact:';

interface LoopLinkProps {
  /** The target of a donation. */
  to: string | undefined;
  text: string;
  link: string;
  className?: string;
}

/** Where a gift for an impact item can be followed; of any other gift, nothing. */
export function LoopLink({ to, text, link, className = '' }: LoopLinkProps) {
  if (!to?.startsWith(prefix)) return null;
  return (
    <p className={`flex gap-3 rounded-card bg-tint-olive p-4 text-pretty ${className}`}>
      <Icon shape={IconHeartHandshake} size={24} className="text-olive" />
      <span>
        {text}{' '}
        <a href={`${href('storeImpact')}#${to.slice(prefix.length)}`} className="text-link">
          {link}
        </a>
      </span>
    </p>
  );
}
