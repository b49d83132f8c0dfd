import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';

/** What a program has written, behind a link. */
export function RawText({ opener, text }: { opener: string; text: string }) {
  const { box } = useDisclosed();
  return (
    <Disclosure box={box} opener={opener} isRefused={false}>
      <pre
        dir="ltr"
        className="max-h-96 overflow-auto rounded-small bg-sand p-3 text-start font-mono text-step--1 whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </Disclosure>
  );
}
