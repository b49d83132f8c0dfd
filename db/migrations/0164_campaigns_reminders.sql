-- Who wants one mail once a campaign takes gifts again, or begins. The row goes with its mail, and with the campaign.
create table campaign_reminders (
  id text primary key,
  campaign_id text not null references campaigns (id) on delete cascade,
  -- The same for every spelling of an address, which gets one.
  address_mark text not null,
  sealed_address text not null,
  language text not null,
  -- Of the browser that asked: whose Shabbat the mail keeps.
  time_zone text,
  due_at timestamptz not null,
  created_at timestamptz not null,
  unique (campaign_id, address_mark)
);
create index campaign_reminders_due on campaign_reminders (due_at, id);
