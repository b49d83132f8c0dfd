-- Submissions: what moderators look through, the oldest first: what is new, what was reported, and what its owner asks to look at again.
create index submissions_queue on submissions (changed_at, id)
  where withheld_at is null
    and (status = 0 or (status = 1 and reports > 0) or (status = 2 and appealed_at > decided_at));

-- How long works have waited for a decision.
create index submission_events_decided on submission_events (at) where from_status = 0 and what in ('approve', 'reject', 'spam');
