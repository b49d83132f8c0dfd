import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SceneName } from '#art/scene-names.ts';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';

export interface AudiencePanelProps {
  id: string;
  /** Preselected for anyone who signs up from here. */
  audience: 'parent' | 'educator';
  scene: SceneName;
  title: string;
  text: string;
  points: readonly string[];
  action: string;
  /** The page with more about it. */
  more: { text: string; href: string };
}

/** A sheet for one kind of adult: a scene, what Lamed offers her, and the way in. */
export function AudiencePanel({
  id,
  audience,
  scene,
  title,
  text,
  points,
  action,
  more,
}: AudiencePanelProps) {
  return (
    <Card as="section" labelledBy={id} padding="none" className="flex flex-col">
      <ScenePicture name={scene} className="aspect-[16/10] w-full object-cover" />
      <div className="flex grow flex-col items-start p-6 sm:p-8">
        <h2 id={id} className="text-step-3">
          {title}
        </h2>
        <p className="mt-3 text-step-1 text-muted">{text}</p>
        <ul className="mt-5 mb-7 space-y-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon shape={IconCheck} className="mt-1 text-olive" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap gap-3">
          <Button variant="secondary" href={href('signup', undefined, { role: audience })}>
            {action}
          </Button>
          <Button variant="quiet" href={more.href} icon={IconArrowRight} iconMirrors>
            {more.text}
          </Button>
        </div>
      </div>
    </Card>
  );
}
