interface FooterMenuProps {
  /** The id of its title. */
  id: string;
  title: string;
  links: { text: string; href: string }[];
}

/** One titled list of links in the footer; nothing if it has none. */
export function FooterMenu({ id, title, links }: FooterMenuProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-bold">
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
