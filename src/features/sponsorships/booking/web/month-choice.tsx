import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { CalendarAsked, SponsorshipCalendar } from '../contract.ts';
import { addressOf } from './address-of.ts';

interface MonthChoiceProps {
  calendar: SponsorshipCalendar;
  asked: CalendarAsked;
}

/** The Hebrew months of the coming year; those that are taken say so. */
export function MonthChoice({ calendar, asked }: MonthChoiceProps) {
  const t = useTranslations();
  const { months, chosen } = calendar;
  return (
    <Card as="section" labelledBy="choose" className="min-w-0">
      <h2 id="choose" className="scroll-mt-24 text-step-2 font-bold">
        {t('sponsorships.page.chooseMonth')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {months.map(({ first, civil, hebrew, isFree }) => (
          <li key={first}>
            <Choosable
              href={isFree ? addressOf(asked, { on: first }, 'book') : undefined}
              isChosen={chosen?.first === first}
              title={hebrew}
              text={isFree ? civil : `${civil} · ${t('sponsorships.page.taken')}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ChoosableProps {
  /** Undefined for what is taken. */
  href: string | undefined;
  isChosen: boolean;
  title: string;
  text: string;
}

/** One thing that can be dedicated, as a link, or as words where it cannot. */
export function Choosable({ href, isChosen, title, text }: ChoosableProps) {
  const look = 'block min-h-14 rounded-control border-2 px-4 py-2';
  const face = (
    <>
      <span className="block font-semibold">{title}</span>
      <span className="block text-step--1 text-pretty">{text}</span>
    </>
  );
  return href === undefined ? (
    <span className={`${look} border-dashed border-line text-muted`}>{face}</span>
  ) : (
    <a
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      className={`${look} ${isChosen ? 'border-pomegranate bg-pomegranate text-white' : 'border-transparent bg-sand hover:border-pomegranate'}`}
    >
      {face}
    </a>
  );
}
