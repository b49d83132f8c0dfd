-- Guardians: the children of the person who has proved an address.
create index guardians_by_address on guardians (lower(email_address));
