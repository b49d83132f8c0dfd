-- Thanks that an organizer or a leader has mailed a donor are thanks, too.

alter table donor_thanks drop constraint donor_thanks_how_check;
alter table donor_thanks add constraint donor_thanks_how_check
  check (how in ('mail', 'phone', 'letter', 'organizer'));

insert into donor_thanks (id, donor_id, how, thanked_on, noted_by, noted_at)
select 'gift-' || campaign_thanks.gift_id, donations.donor_id, 'organizer',
  (campaign_thanks.thanked_at at time zone 'UTC')::date, campaign_thanks.by_id, campaign_thanks.thanked_at
from campaign_thanks
join campaign_gifts on campaign_gifts.id = campaign_thanks.gift_id
join donations on donations.id = campaign_gifts.donation_id
where donations.donor_id is not null;
