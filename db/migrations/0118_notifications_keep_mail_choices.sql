-- Which mails a person wants is chosen by kind from now on. Those who wanted none about how she or her children are doing keep
-- that. The next release drops users.mails_progress and users.mails_news, which the one before this still reads.
insert into message_choices (user_id, kind, channel, wanted)
select users.id, kinds.kind, 'mail', false
from users
cross join (
  values ('submissions.approved'), ('submissions.rejected'), ('together.friday'), ('teaching.week')
) as kinds (kind)
where not users.mails_progress
on conflict do nothing;
