-- What staff has chosen as the cover of a course: {"motif", "palette"} of a ready one, or the {"picture"} that was uploaded.
-- Null is the cover that lies with the course. The next start reads each course again; one that cannot be read keeps this.
alter table courses add column cover jsonb;
update courses set cover = '{"motif": "open-hands", "palette": "sky"}' where source = 'house' and folder = id;
