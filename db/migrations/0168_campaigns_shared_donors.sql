-- Someone who gave to two teams is one donor of the team above both: those who gave to several are found without reading all others.

create index campaign_donors_of_person on campaign_donors (campaign_id, donor);

-- In the row of the whole campaign (`*`): to how many of its teams she has given.
alter table campaign_donors add column teams int not null default 0;
update campaign_donors people set teams = (
  select count(*) from campaign_donors own
  where own.campaign_id = people.campaign_id and own.donor = people.donor
    and own.team_id not in ('*', '') and own.gifts > 0
) where team_id = '*';

create index campaign_donors_of_several on campaign_donors (campaign_id) where team_id = '*' and teams > 1;
