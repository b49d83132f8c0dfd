import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';

interface AccountSheetProps {
  title: string;
  intro: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The paper sheet of an account form, with a scene next to it where there is space. */
export function AccountSheet({ title, intro, footer, children }: AccountSheetProps) {
  return (
    <div className="py-8 sm:py-16">
      <Container>
        <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,28rem)_1fr]">
          <Card padding="l" className="mx-auto w-full max-w-form">
            <h1 className="text-step-3 font-extrabold">{title}</h1>
            <p className="mt-2 text-ink-soft">{intro}</p>
            {children}
            <div className="mt-6 border-t border-line pt-4">{footer}</div>
          </Card>
          <ScenePicture
            name="welcome"
            lazy={false}
            className="w-full max-w-lg justify-self-center max-lg:hidden"
          />
        </div>
      </Container>
    </div>
  );
}
