import { hourSeconds } from '#core/durations.ts';
import { promptOrder, restDays, sessionHours, type OwnPrompt, type Prompt } from '../prompts/policy.ts';
import { readCookie, writeCookie } from '#app/browser/browser-cookies.ts';

const promptedCookie = 'tl-prompted';
const skipCookie = (prompt: Prompt) => `tl-skip-${prompt}`;

/** What this browser remembers of prompts: cookies, which all its tabs share and which expire on their own. */
export function readPromptMemory(): { wasPrompted: boolean; resting: ReadonlySet<Prompt> } {
  const has = (name: string) => readCookie(name) !== undefined;
  return {
    wasPrompted: has(promptedCookie),
    resting: new Set(promptOrder.filter((prompt) => has(skipCookie(prompt)))),
  };
}

/** One has opened automatically: no other does in this session. */
export function notePrompted(): void {
  writeCookie(promptedCookie, '1', sessionHours * hourSeconds);
}

/** It was answered or postponed, and rests. */
export function putOff(prompt: OwnPrompt): void {
  writeCookie(skipCookie(prompt), '1', restDays[prompt] * 24 * hourSeconds);
}
