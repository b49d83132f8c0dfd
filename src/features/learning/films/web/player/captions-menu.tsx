import IconBadgeCc from '@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs';
import { useTranslations } from 'use-intl';
import { isLocale } from '#core/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { VideoView } from '#features/learning/films/contract.ts';
import type { CaptionChoice } from '../use-caption-choice.ts';
import { ChoiceMenu } from './choice-menu.tsx';

interface CaptionsMenuProps {
  captions: VideoView['captions'];
  choice: CaptionChoice;
  onChoice(choice: CaptionChoice): void;
}

const off = 'off';

/** The caption language, or none. */
export function CaptionsMenu({ captions, choice, onChoice }: CaptionsMenuProps) {
  const t = useTranslations();
  const { shown, language } = choice;
  const name = captions.find(({ lang }) => lang === language)?.label;
  const code = language.toUpperCase();
  return (
    <ChoiceMenu
      label={t('learning.player.captions', {
        language: shown ? `${code} ${name}` : t('learning.player.off'),
      })}
      face={
        <>
          <Icon shape={IconBadgeCc} size={24} className={shown ? 'text-gold' : 'opacity-70'} />
          {shown && <span>{code}</span>}
        </>
      }
      value={shown ? language : off}
      choices={[
        { value: off, text: t('learning.player.captionsOff') },
        ...captions.map(({ lang, label }) => ({ value: lang, text: label, lang })),
      ]}
      onChoice={(value) =>
        onChoice(isLocale(value) ? { shown: true, language: value } : { ...choice, shown: false })
      }
    />
  );
}
