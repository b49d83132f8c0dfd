import { useId } from 'react';

interface FooterMenuProps {
  title: string;
  links: { text: string; href: string }[];
}

/** One titled list of links in the footer. */
export function FooterMenu({ title, links }: FooterMenuProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="font-bold">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
