import type { ReactNode } from 'react';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';

interface AccountFormProps {
  title: string;
  intro: string;
  /** Why the form as a whole was refused; field errors are shown at their fields. */
  error?: string | undefined;
  footer: ReactNode;
  children: ReactNode;
}

/** The paper sheet of an account form, with a scene next to it where there is space. */
export function AccountForm({ title, intro, error, footer, children }: AccountFormProps) {
  return (
    <div className="py-8 sm:py-16">
      <Container>
        <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,28rem)_1fr]">
          <Card padding="l" className="mx-auto w-full max-w-form">
            <h1 className="text-step-3 font-extrabold">{title}</h1>
            <p className="mt-2 text-ink-soft">{intro}</p>
            {error && (
              <div tabIndex={-1} className="mt-6">
                <Callout tone="danger" announced>
                  {error}
                </Callout>
              </div>
            )}
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
