import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

interface BackLinkProps {
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** To the previous page; home when this is the first, or without JavaScript. */
export function BackLink({ variant = 'primary', children }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    // React Router counts its own entries in the history's state.
    const state = window.history.state as { idx?: number } | null;
    const cameFromHere = document.referrer.startsWith(location.origin) || (state?.idx ?? 0) > 0;
    if (!cameFromHere) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button href={href('home')} variant={variant} icon={IconArrowLeft} iconMirrors onClick={goBack}>
      {children}
    </Button>
  );
}
