-- A gift that came by hand or was moved is of the day on which it was given, not of the one on which it was entered.

update campaign_gifts set given_at = contributions.given_at
from contributions
where contributions.id = campaign_gifts.id and contributions.given_at <> campaign_gifts.given_at;
