import { hourSeconds } from '#core/durations.ts';
import {
  promptOrder,
  restDays,
  sessionHours,
  type OwnPrompt,
  type Prompt,
} from '../prompts/policy.ts';

const promptedCookie = 'tl-prompted';
const skipCookie = (prompt: Prompt) => `tl-skip-${prompt}`;

/** What this browser remembers of prompts: cookies, which all its tabs share and which expire on their own. */
export function readPromptMemory(): { wasPrompted: boolean; resting: ReadonlySet<Prompt> } {
  const names = new Set(document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));
  return {
    wasPrompted: names.has(promptedCookie),
    resting: new Set(promptOrder.filter((prompt) => names.has(skipCookie(prompt)))),
  };
}

/** One has opened automatically: no other does in this session. */
export function notePrompted(): void {
  remember(promptedCookie, sessionHours * hourSeconds);
}

/** It was answered or postponed, and rests. */
export function putOff(prompt: OwnPrompt): void {
  remember(skipCookie(prompt), restDays[prompt] * 24 * hourSeconds);
}

function remember(name: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=1; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
