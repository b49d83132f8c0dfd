import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

interface StepsProps {
  current: 1 | 2;
  mayGoBack: boolean;
}

/** Where one is in the setup; the first step can be opened again. */
export function Steps({ current, mayGoBack }: StepsProps) {
  const t = useTranslations();
  const steps = [
    { nth: 1, text: t('campaigns.create.stepAbout'), href: href('campaignsCreate', undefined, { step: 1 }) },
    { nth: 2, text: t('campaigns.create.stepPage'), href: href('campaignsCreate') },
  ];
  return (
    <ol className="mt-6 grid grid-cols-2 gap-3">
      {steps.map(({ nth, text, href }) => {
        const isCurrent = nth === current;
        const isDone = nth < current;
        const face = (
          <>
            <span
              className={`grid size-8 shrink-0 place-content-center rounded-pill font-bold ${isCurrent ? 'bg-pomegranate text-white' : isDone ? 'bg-olive text-white' : 'bg-sand text-ink'}`}
            >
              {isDone ? <Icon shape={IconCheck} size={18} /> : nth}
            </span>
            <span className="min-w-0 leading-tight font-semibold">{text}</span>
          </>
        );
        return (
          <li
            key={nth}
            aria-current={isCurrent ? 'step' : undefined}
            className={`border-b-4 ${isCurrent ? 'border-pomegranate' : isDone ? 'border-olive' : 'border-line'}`}
          >
            {mayGoBack && !isCurrent ? (
              <a href={href} className="flex min-h-12 items-center gap-3 py-2 hover:underline">
                {face}
              </a>
            ) : (
              <span className="flex min-h-12 items-center gap-3 py-2">{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
