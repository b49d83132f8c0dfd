import type { QueryKey } from '@tanstack/react-query';
import type { InputEvent, RefObject, SubmitEvent } from 'react';
import type { PageRefusal } from '../find-refusal.ts';
import type { FormPlace } from './define-form.ts';
import type { Fields, FieldValues } from './fields.ts';

export interface PageFormOptions<Declared extends Fields, Result> {
  /** Which of a page's forms of this name it is, such as the id of its row. */
  about?: readonly string[];
  /** Says that it is done: in a toast, or above the form after `showDone`. */
  doneText?: string;
  /** The keys of what pages show differently now. */
  invalidates?: readonly QueryKey[];
  /** Empties the form once it is done. */
  clears?: boolean;
  /** In place of the definition's `send`, for what only a browser can do. */
  send?(place: FormPlace, values: FieldValues<Declared>, ...about: string[]): Promise<Result>;
  /** What follows once it is done; the form is busy until then. */
  onDone?(result: Result, values: FieldValues<Declared>): unknown;
  /** Words for a failure that is neither a refusal nor the network, such as a device's. */
  sayFailure?(error: Error): string | undefined;
  /** True if this has dealt with the refusal, which is then not shown. */
  onRefused?(refusal: PageRefusal): boolean;
}

export interface PageFormState<Result = unknown> {
  id: string;
  /** The whole name. */
  name: string;
  fields: Fields;
  formRef: RefObject<HTMLFormElement | null>;
  /** For the message about the form as a whole. */
  messageRef: RefObject<HTMLDivElement | null>;
  /** For whatever says that it is done, where the pressed button is gone: it gets the focus. */
  outcomeRef(element: HTMLElement | null): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(event: InputEvent<HTMLFormElement>): void;
  busy: boolean;
  /** The value of the button that was pressed, where there are several. */
  pressed: string | undefined;
  /** Without what it says of fields that have been changed since. */
  refusal: PageRefusal | undefined;
  /** The fields that have been changed since the refusal. */
  changed: readonly string[];
  /** What to say about the form as a whole. */
  message: string | undefined;
  /** The same about its success, after `showDone`. */
  doneNote: string | undefined;
  /** What was typed, if the form was posted without JavaScript. */
  values: Record<string, string>;
  /** Whether it was: a checkbox without a value was then left empty. */
  isPosted: boolean;
  /** What gets the focus when the posted page opens: a field's name, or `message`. */
  opensAt: { field: string } | 'message' | undefined;
  done: boolean;
  result: Result | undefined;
}
