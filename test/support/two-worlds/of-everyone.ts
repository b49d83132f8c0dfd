/**
 * Requests that name nothing of anybody: a course or its item, which each person opens according to her plan, a game or quiz of
 * her own, an item on the shelf of the store, or a gift on the wall of a campaign (who may thank for it: `thanks.test.ts`).
 */
export const idsOfEveryone = [
  'POST /campaign-gifts/{id}/thanks',
  'GET /content/comics/{id}',
  'GET /content/curricula/{slug}/plans/{id}',
  'GET /content/downloads/{id}',
  'GET /content/games/{id}',
  'POST /content/games/{id}/rounds',
  'POST /content/games/{id}/moves',
  'GET /content/quizzes/{id}',
  'GET /content/ratings/{id}',
  'POST /content/ratings/{id}',
  'DELETE /content/ratings/{id}',
  'GET /content/tasks/{id}',
  'GET /content/videos/{id}',
  'GET /sponsorships/calendar',
  'POST /sponsorships',
  'GET /sponsorships/courses/{courseId}',
  'POST /sandbox/payments/{id}/{act}',
  'POST /users/current/certificates/{courseId}',
  'POST /users/current/completed-content/{id}',
  'POST /users/current/completed-quiz/{id}',
  'PUT /users/current/plans/{id}',
  'DELETE /users/current/plans/{id}',
  'POST /users/current/progress',
  'POST /users/current/redemptions',
  'POST /users/current/subscribed-courses/{id}',
  'DELETE /users/current/subscribed-courses/{id}',
  'POST /users/current/time',
];
