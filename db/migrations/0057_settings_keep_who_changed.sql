-- Settings: who changed them last and when; null for changes from before.
alter table settings add column changed_at timestamptz, add column changed_by text;

-- Guardians: the ages of digital consent become a setting. Those that an operator had changed are taken over; the table
-- stays for the release before this one, and goes with the next.
insert into settings (key, value)
select 'guardians.consentAges', jsonb_build_object(
  'otherwise', (select age from digital_consent_ages where country = '*'),
  'countries', (select jsonb_agg(jsonb_build_object('country', country, 'age', age) order by country)
    from digital_consent_ages where country <> '*'))
where exists (
  (select country, age::int from digital_consent_ages) except (values
    ('*', 13), ('AT', 14), ('BG', 14), ('CY', 14), ('ES', 14), ('IT', 14), ('LT', 14), ('CZ', 15), ('DK', 15), ('FR', 15),
    ('GR', 15), ('SI', 15), ('DE', 16), ('HR', 16), ('HU', 16), ('IE', 16), ('LI', 16), ('LU', 16), ('NL', 16), ('PL', 16),
    ('RO', 16), ('SK', 16), ('KR', 14), ('IN', 18), ('ZA', 18)))
  or (select count(*) from digital_consent_ages) <> 25;
