import type { ReactNode, Ref } from 'react';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { SceneName } from '#art/scene-names.ts';
import { ScenePicture } from '#art/scene-picture.tsx';

export interface AnswerSheetProps {
  scene: SceneName;
  title: ReactNode;
  text: ReactNode;
  headline?: Ref<HTMLHeadingElement>;
  error?: string | undefined;
  children?: ReactNode;
}

/** One question or answer on a sheet below a scene: what a mailed link or a class's code leads to. */
export function AnswerSheet({ scene, title, text, headline, error, children }: AnswerSheetProps) {
  return (
    <Container width="form" className="py-8 sm:py-16">
      <Card padding="none">
        <ScenePicture name={scene} lazy={false} className="aspect-[16/9] w-full object-cover" />
        <div className="p-6 sm:p-10">
          <h1 ref={headline} tabIndex={-1} className="text-step-3 font-extrabold text-balance outline-none">
            {title}
          </h1>
          <p className="mt-3 text-step-1 text-pretty text-ink-soft">{text}</p>
          {error && (
            <div className="mt-6">
              <Callout tone="danger" announced>
                {error}
              </Callout>
            </div>
          )}
          {children}
        </div>
      </Card>
    </Container>
  );
}
