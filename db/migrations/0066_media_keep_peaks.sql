-- Media: how loud a film is from moment to moment, for the waveform of the captions editor. A cache: it may be emptied at any time.
create table media_peaks (
  -- The key of the film's file.
  key text primary key,
  -- The size of that file; of another one they are measured again.
  byte_size bigint not null,
  -- A byte for each moment, from silence to full.
  levels bytea not null
);
