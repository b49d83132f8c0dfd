import type { Db } from '#platform/db/tables.ts';

/*
 * The rows of `users`, for sign-in, guardians, sign-up and classes, each of which keeps part of an account in them. Other
 * features ask for what they need by name (`describePeople`, `findSeats`).
 */

/** Begins a query that reads users, also together with the caller's own tables. */
export const selectUsers = (db: Db) => db.selectFrom('users');

/** Begins a change of users. */
export const updateUsers = (db: Db) => db.updateTable('users');

/** Begins adding users. */
export const insertUsers = (db: Db) => db.insertInto('users');
