-- Rewards: what a full score in answering gives besides the points of the item (decisions: points).
insert into settings (key, value) values ('rewards.scorePoints', '{"quiz":15,"vidquiz":15}');
