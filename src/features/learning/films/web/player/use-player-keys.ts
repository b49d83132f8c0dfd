import type { MediaPlayerInstance } from '@vidstack/react';
import type { KeyboardEvent, RefObject } from 'react';
import { findKeyAction, type KeyAction } from './key-actions.ts';
import { nextSpeed } from './speeds.ts';

const volumeStep = 0.1;

interface Choices {
  toggleCaptions(): void;
  changeSound(): void;
}

/** The player's keys while the focus is inside it. They do not apply in open menus, which have their own. */
export function usePlayerKeys(player: RefObject<MediaPlayerInstance | null>, choices: Choices) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element) || !player.current) return;
    const action = findKeyAction(event);
    const isPress = event.key === ' ' && target.closest('button, a') !== null;
    if (!action || isPress || target.closest('[role="menu"]')) return;
    event.preventDefault();
    if (action.do === 'toggle-captions') choices.toggleCaptions();
    else if (action.do === 'change-sound') choices.changeSound();
    else act(player.current, action, event.nativeEvent);
  };
}

type PlayerAction = Exclude<KeyAction, { do: 'toggle-captions' | 'change-sound' }>;

function act(player: MediaPlayerInstance, action: PlayerAction, trigger: Event): void {
  const { paused, muted, volume, currentTime, duration, playbackRate } = player.state;
  const { remoteControl: remote } = player;
  switch (action.do) {
    case 'toggle-play':
      return paused ? remote.play(trigger) : remote.pause(trigger);
    case 'toggle-mute':
      return muted ? remote.unmute(trigger) : remote.mute(trigger);
    case 'toggle-fullscreen':
      return remote.toggleFullscreen('prefer-media', trigger);
    case 'faster':
      return remote.changePlaybackRate(nextSpeed(playbackRate, 1), trigger);
    case 'slower':
      return remote.changePlaybackRate(nextSpeed(playbackRate, -1), trigger);
    case 'louder':
      return remote.changeVolume(Math.min(1, volume + volumeStep), trigger);
    case 'quieter':
      return remote.changeVolume(Math.max(0, volume - volumeStep), trigger);
    case 'seek':
      return remote.seek(Math.min(duration, Math.max(0, currentTime + action.seconds)), trigger);
    case 'go-to':
      return remote.seek(duration * action.share, trigger);
  }
}
