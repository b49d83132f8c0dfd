import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { refuseUndeclared } from './declared-refusals.ts';

const answer = (statusCode: number, code: string) =>
  ({ statusCode, json: () => ({ code }) }) as unknown as LightMyRequestResponse;

test('a refusal that the contract declares passes, with the operation’s own address before one with parameters', () => {
  expect(() =>
    refuseUndeclared('POST', '/api/users/current/completed-content/bee', answer(409, 'not_watched')),
  ).not.toThrow();
  expect(() =>
    refuseUndeclared('GET', '/api/users/current?lang=he', answer(401, 'session_load_failed')),
  ).not.toThrow();
  expect(() =>
    refuseUndeclared('POST', '/api/users/current/classes/bee/students/preview', answer(403, 'forbidden')),
  ).not.toThrow();
});

test('a status or code that the contract does not declare fails', () => {
  const path = '/api/users/current/completed-content/bee';
  expect(() => refuseUndeclared('POST', path, answer(409, 'class_full'))).toThrow('409 class_full');
  expect(() => refuseUndeclared('GET', '/api/content/categories', answer(404, 'not_found'))).toThrow('404');
});

test('what is no operation of the reference is none of its business', () => {
  expect(() => refuseUndeclared('GET', '/courses/honey', answer(404, 'not_found'))).not.toThrow();
  expect(() =>
    refuseUndeclared('PUT', '/api/users/current', answer(405, 'method_not_allowed')),
  ).not.toThrow();
});
