import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { Section } from '../contract.ts';

/** A page's table of contents: beside the text on a desktop, collapsed above it on a phone. */
export function Contents({ sections }: { sections: Section[] }) {
  const t = useTranslations();
  return (
    <>
      <nav aria-labelledby="contents" className="sticky top-6 max-lg:hidden print:hidden">
        <h2 id="contents" className="font-bold">
          {t('pages.page.contents')}
        </h2>
        <Links sections={sections} />
      </nav>
      <details className="group lg:hidden print:hidden">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-bold">
          {t('pages.page.contents')}
          <Icon shape={IconChevronDown} size={20} className="transition duration-200 group-open:rotate-180" />
        </summary>
        <Links sections={sections} />
      </details>
    </>
  );
}

function Links({ sections }: { sections: Section[] }) {
  return (
    <ul className="mt-2 border-s-2 border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center ps-4 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
