import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';

const words = {
  familyFriday: 'together.friday.title',
  familyPeople: 'families.people.title',
  familyWatching: 'home.family.watching',
} as const;

/** The way to a family's other pages, which nothing else leads to. */
export function FamilyLinks({ to }: { to: readonly (keyof typeof words)[] }) {
  const t = useTranslations();
  return (
    <ul className="mt-8 flex flex-wrap justify-center gap-3">
      {to.map((address) => (
        <li key={address}>
          <Button href={href(address)} variant="secondary" size="s">
            {t(words[address])}
          </Button>
        </li>
      ))}
    </ul>
  );
}
