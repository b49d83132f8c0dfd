import { sql } from 'kysely';
import { defineListing } from '#platform/listing/listing.ts';
import { FormEntriesRequest } from '../contract.ts';

/** Everything that was sent, as the administration lists it. */
export const entriesListing = defineListing({
  name: 'form-entries',
  request: FormEntriesRequest,
  rows: ({ db }) => db.selectFrom('form_entries').selectAll('form_entries'),
  id: sql.ref('form_entries.id'),
  sorts: { sent: { by: sql.ref('form_entries.sent_at'), type: 'timestamptz' } },
  defaultSort: '-sent',
  filters: {
    form: (form) => sql`form_entries.form = ${form}`,
    state: (state) => sql`(form_entries.answered_at is not null) = ${state === 'answered'}`,
  },
  search: (q) => {
    const like = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`(form_entries.name ilike ${like} or form_entries.email_address ilike ${like}
      or form_entries.organization ilike ${like} or form_entries.message ilike ${like})`;
  },
  csv: {
    permission: 'forms.answer',
    columns: [
      { heading: 'forms.heading.sent', value: ({ sent_at }) => sent_at },
      { heading: 'forms.heading.form', value: ({ form }) => form },
      { heading: 'forms.heading.name', value: ({ name }) => name },
      { heading: 'forms.heading.email', value: ({ email_address }) => email_address },
      { heading: 'forms.heading.organization', value: ({ organization }) => organization },
      { heading: 'forms.heading.message', value: ({ message }) => message },
      { heading: 'forms.heading.answered', value: ({ answered_at }) => answered_at },
      { heading: 'forms.heading.reply', value: ({ reply }) => reply },
    ],
  },
});
