-- With which of our keys a browser was asked to show messages: with another it cannot. Null for those of the release before this one.
alter table push_subscriptions add column public_key text;
