import { useLayoutEffect, useRef } from 'react';

/** Sets CSS variables on an element; the content security policy allows that only from scripts. */
export function useStyleVariables<T extends HTMLElement>(variables: Record<`--${string}`, number>) {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables))
      element.current?.style.setProperty(name, String(value));
  });
  return element;
}
