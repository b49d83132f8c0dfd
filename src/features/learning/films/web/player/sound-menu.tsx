import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import { useMediaState } from '@vidstack/react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { VideoView } from '#features/learning/films/contract.ts';
import { soundOf, type SoundChoice } from '../use-sound-choice.ts';
import { ChoiceMenu } from './choice-menu.tsx';

interface SoundMenuProps {
  audio: NonNullable<VideoView['audio']>;
  choice: SoundChoice;
  onChoice(choice: SoundChoice): void;
}

const own = 'own';

/** What is heard: the film's own sound, its words in another language, or a voice that says what is to be seen. */
export function SoundMenu({ audio, choice, onChoice }: SoundMenuProps) {
  const t = useTranslations();
  // A browser that plays the file instead of the stream has nothing to choose from.
  const canChoose = useMediaState('audioTracks').length > 1;
  if (!canChoose) return null;
  const nameOf = ({ kind, label }: NonNullable<SoundChoice>) =>
    kind === 'description' ? t('learning.player.described', { language: label }) : label;
  const ownName = t('learning.player.ownSound');
  return (
    <ChoiceMenu
      label={t('learning.player.sound', { track: choice ? nameOf(choice) : ownName })}
      face={<Icon shape={IconHeadphones} size={24} className={choice ? 'text-gold' : 'opacity-70'} />}
      value={choice ? soundOf(choice) : own}
      choices={[
        { value: own, text: ownName },
        ...audio.map((track) => ({
          value: soundOf(track),
          text: nameOf(track),
          ...(track.kind === 'narration' && { lang: track.lang }),
        })),
      ]}
      onChoice={(value) => onChoice(audio.find((track) => soundOf(track) === value))}
    />
  );
}
