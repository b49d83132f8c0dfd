-- Search: the sources of lessons are found too; each stands in one lesson.
alter table search_documents drop constraint search_documents_kind_check;
alter table search_documents add constraint search_documents_kind_check
  check (kind in ('course', 'item', 'caption', 'source', 'page'));
alter table search_documents drop constraint search_documents_check;
alter table search_documents add constraint search_documents_item
  check ((item_id is not null) = (kind in ('item', 'caption', 'source')));
