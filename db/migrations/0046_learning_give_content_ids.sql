-- Learning: what people have done refers to opaque ids instead of slugs, which may change from now on (decision 0061). The
-- ids are those that the shipped courses got in their files in this release; what refers to something else stays as it is.

-- Which source of content gave it: none removes what another gave.
alter table categories add column source text not null default 'shipped';
alter table passages add column source text not null default 'shipped';
alter table courses add column source text not null default 'shipped';

-- All of these are filled when the content is loaded next, before anything reads them.
alter table courses add column slug text not null default '';
alter table courses add column former_slugs text[] not null default '{}';
-- Where its media lie.
alter table courses add column folder text not null default '';
-- Of everything in it, and of what lists show of it.
alter table courses add column hash text not null default '';
alter table courses add column summary_hash text not null default '';
alter table items add column slug text not null default '';
alter table items add column former_slugs text[] not null default '{}';

create temporary table course_ids (slug text primary key, id text not null) on commit drop;
create temporary table item_ids (slug text primary key, id text not null) on commit drop;
create temporary table question_ids (item text, slug text, id text not null, primary key (item, slug)) on commit drop;

insert into course_ids (slug, id) values
  ('anger', 'c_7h89j4ms'),
  ('emunah-tefillah', 'c_k5bqngbq'),
  ('friendship', 'c_cqqdjtyw'),
  ('honoring-parents', 'c_svwkr26w'),
  ('live-to-give', 'c_x6yf5kbt'),
  ('patience', 'c_kyffg346'),
  ('performing-mitzvos-with-enthusiasm', 'c_84p5rnvy'),
  ('power-of-speech', 'c_hggq6md5'),
  ('why-bad-things-happen', 'c_s8bm458g');

insert into item_ids (slug, id) values
  ('beruriahs-answer', 'i_5xwkxkzg'),
  ('one-word-vidquiz', 'i_qz2q5h6k'),
  ('four-tempers', 'i_8h2pgjzt'),
  ('a-soft-answer', 'i_jq2d7jbg'),
  ('aharon-makes-peace', 'i_hn84tvsw'),
  ('words-of-peace', 'i_8htfx6kr'),
  ('peace-vidquiz', 'i_3qbmtq4j'),
  ('avigails-gifts', 'i_t8yxj9vw'),
  ('first-step-to-peace', 'i_6k9psvsw'),
  ('peace-corner', 'i_jy373mf8'),
  ('hannahs-prayer', 'i_74rv6dyb'),
  ('siddur-pairs', 'i_xksbppzx'),
  ('what-chana-taught', 'i_4jpxs7mg'),
  ('in-my-own-words', 'i_tmjphykm'),
  ('gam-zu-ltovah', 'i_b8rcv395'),
  ('nachums-journey', 'i_s46pycq3'),
  ('the-chest-vidquiz', 'i_whwyv5b4'),
  ('vinegar-that-burned', 'i_x4jd5qmc'),
  ('thank-you-jar', 'i_ybvc6c68'),
  ('jonathans-arrows', 'i_f3qxn8tp'),
  ('three-arrows-vidquiz', 'i_6bvfzq9t'),
  ('sign-in-order', 'i_9zcg38c2'),
  ('kings-table', 'i_w8nfvhjn'),
  ('ruth-stays', 'i_wcfwy527'),
  ('a-true-friend', 'i_2cq848qx'),
  ('friend-crossword', 'i_v2p4fnrn'),
  ('seat-beside-me', 'i_89t8qy6h'),
  ('friendship-bench', 'i_87d72jr2'),
  ('dama-and-the-stone', 'i_py7jzzc5'),
  ('dama-vidquiz', 'i_4rh6y4r7'),
  ('before-they-ask', 'i_kx7x8zy3'),
  ('rabbi-tarfons-hands', 'i_vs4xknbn'),
  ('footsteps-at-the-door', 'i_7zpxdg5r'),
  ('honor-quiz', 'i_374c95sn'),
  ('words-of-home', 'i_ht2xdw48'),
  ('when-you-were-small', 'i_nxjjdnq2'),
  ('abrahams-tent', 'i_2ckf7jvx'),
  ('little-and-much', 'i_4yxg4b8s'),
  ('tent-pairs', 'i_3wrfm26n'),
  ('room-for-one-more', 'i_b8gzb9ht'),
  ('the-carob-tree', 'i_9kxpfy77'),
  ('carob-tree-vidquiz', 'i_4j3s3j3s'),
  ('four-coins', 'i_vnxdjbrr'),
  ('seven-kinds-search', 'i_t5k5rjqt'),
  ('the-treasure-nobody-kept', 'i_3qm59g8y'),
  ('planting-day', 'i_d3hr342k'),
  ('paper-sun', 'i_pszmf488'),
  ('hillel-and-the-wager', 'i_j8yrzq77'),
  ('four-hundred-zuz', 'i_328p325k'),
  ('ten-slow-breaths', 'i_q7xsrc5n'),
  ('hillel-on-the-roof', 'i_3s8j35n9'),
  ('drop-by-drop', 'i_m3kztzjw'),
  ('hollow-stone-vidquiz', 'i_3y7xqsr7'),
  ('alef-bet-pairs', 'i_y8r7bw5x'),
  ('four-hundred-times', 'i_krnhyxyr'),
  ('teach-one-thing', 'i_sjc9hkxg'),
  ('nachshon-steps-in', 'i_sqftgc64'),
  ('nachshon-vidquiz', 'i_s9bw5y5c'),
  ('first-to-do-it', 'i_nzkysyt7'),
  ('a-paper-sea', 'i_x46vwvsq'),
  ('rivka-runs', 'i_38q6frnh'),
  ('ten-camels', 'i_nhhm6wq6'),
  ('running-feet-quiz', 'i_w6rfm2bw'),
  ('ready-steady-true', 'i_jgb77qtb'),
  ('more-than-enough', 'i_fw286vk9'),
  ('mitzvah-basket', 'i_x9vbyhnf'),
  ('who-wants-life', 'i_9pjgs4wh'),
  ('words-of-life', 'i_ytjz9tb5'),
  ('peddlers-sprint', 'i_2cdfdqs4'),
  ('three-true-compliments', 'i_73g42h7j'),
  ('the-best-and-the-worst', 'i_4225748f'),
  ('market-day-vidquiz', 'i_qjxczwtg'),
  ('words-that-cross', 'i_fht45hx8'),
  ('three-years-wages', 'i_c5d856nc'),
  ('kind-words-wall', 'i_43rz2zvs'),
  ('the-donkey-the-rooster-and-the-lamp', 'i_2kr628dx'),
  ('night-vidquiz', 'i_j7hn488x'),
  ('a-night-in-order', 'i_j9dxryh5'),
  ('a-letter-to-tomorrow', 'i_kc8wjvbp'),
  ('rabbi-akiva-laughs', 'i_d43py2wy'),
  ('hope-quiz', 'i_jqn9t4qz'),
  ('yosefs-long-road', 'i_xz83c3ms'),
  ('be-a-lamp', 'i_tk4fw3xm'),
  ('making-the-night', 'i_8cx2b8hj');

-- By the new id of their item.
insert into question_ids (item, slug, id) values
  ('i_8h2pgjzt', 'slow-and-quick', 'q_2q2mkxvs'),
  ('i_8h2pgjzt', 'which-temper', 'q_6qp3wvh2'),
  ('i_8h2pgjzt', 'rabbi-eliezer', 'q_vdbhmz97'),
  ('i_8h2pgjzt', 'soft-answer', 'q_6sn4qy8n'),
  ('i_8h2pgjzt', 'beruriah', 'q_6rk26xsm'),
  ('i_8h2pgjzt', 'who-is-mighty', 'q_33hpmrd8'),
  ('i_qz2q5h6k', 'what-he-prays', 'q_gcndsjvd'),
  ('i_qz2q5h6k', 'what-the-verse-says', 'q_z8pv9pgs'),
  ('i_qz2q5h6k', 'a-better-prayer', 'q_x89x58qs'),
  ('i_qz2q5h6k', 'what-happened', 'q_x6ryryfb'),
  ('i_3qbmtq4j', 'each-alone', 'q_gfywn97t'),
  ('i_3qbmtq4j', 'the-words', 'q_3h9dsprz'),
  ('i_3qbmtq4j', 'what-aharon-did', 'q_d2pvmvtp'),
  ('i_3qbmtq4j', 'in-the-morning', 'q_w6mgt2yp'),
  ('i_whwyv5b4', 'in-the-chest', 'q_2c5mbtty'),
  ('i_whwyv5b4', 'what-he-does', 'q_vkfgqwnw'),
  ('i_whwyv5b4', 'who-says-what', 'q_qq8hhx5j'),
  ('i_whwyv5b4', 'how-it-turned', 'q_wg5j6cg3'),
  ('i_4jpxs7mg', 'where-she-prayed', 'q_6khv5crg'),
  ('i_4jpxs7mg', 'what-we-learn', 'q_8ywjf57s'),
  ('i_4jpxs7mg', 'why-eli-erred', 'q_42dd2kmk'),
  ('i_4jpxs7mg', 'her-answer', 'q_yscrz7xc'),
  ('i_4jpxs7mg', 'what-happened', 'q_w79kwdjz'),
  ('i_4jpxs7mg', 'why-her-face-is-bright', 'q_j5vwxq2d'),
  ('i_4jpxs7mg', 'a-prayer-of-ones-own', 'q_g5jp9cd9'),
  ('i_2cq848qx', 'who-said-it', 'q_8dbcr52n'),
  ('i_2cq848qx', 'what-kind-of-love', 'q_dg7jsmt8'),
  ('i_2cq848qx', 'what-ruth-promised', 'q_c95zk5x7'),
  ('i_2cq848qx', 'ruths-way', 'q_jbhzpwcp'),
  ('i_2cq848qx', 'acquire-a-friend', 'q_hxnd9kx9'),
  ('i_2cq848qx', 'blamed', 'q_7zwn39pj'),
  ('i_6bvfzq9t', 'the-plan', 'q_9fxgzgxs'),
  ('i_6bvfzq9t', 'how-he-knew', 'q_4yn7b3r8'),
  ('i_6bvfzq9t', 'beyond-you', 'q_pryxjqv3'),
  ('i_6bvfzq9t', 'what-the-boy-knew', 'q_v6txg35v'),
  ('i_4rh6y4r7', 'what-is-missing', 'q_pr5r3c6v'),
  ('i_4rh6y4r7', 'stone-and-key', 'q_pfntwfxb'),
  ('i_4rh6y4r7', 'what-mattered', 'q_j466wm4d'),
  ('i_4rh6y4r7', 'his-price', 'q_2bbvcbnc'),
  ('i_374c95sn', 'the-fifth', 'q_c58dd6tr'),
  ('i_374c95sn', 'why-not-wake', 'q_qm4xjckp'),
  ('i_374c95sn', 'what-happened-when', 'q_c5m6kr8d'),
  ('i_374c95sn', 'who-did-what', 'q_m3v4dfh4'),
  ('i_374c95sn', 'what-is-honor', 'q_nk2n6cb3'),
  ('i_374c95sn', 'not-half', 'q_mmht6pft'),
  ('i_4j3s3j3s', 'how-long', 'q_tdpszbcb'),
  ('i_4j3s3j3s', 'why-plant', 'q_ggy7n9dq'),
  ('i_4j3s3j3s', 'long-sleep', 'q_3fmntj6p'),
  ('i_4j3s3j3s', 'who-picks', 'q_g7xvcrz3'),
  ('i_4yxg4b8s', 'what-made-him-sad', 'q_zfmhfxbj'),
  ('i_4yxg4b8s', 'in-order', 'q_s4jyjtf5'),
  ('i_4yxg4b8s', 'how-welcome', 'q_pdwhmv4d'),
  ('i_4yxg4b8s', 'who-did-what', 'q_cn4p75dc'),
  ('i_4yxg4b8s', 'shammai', 'q_cwvpn8jz'),
  ('i_4yxg4b8s', 'new-girl', 'q_8f3tc979'),
  ('i_328p325k', 'on-friday', 'q_6hndgs9k'),
  ('i_328p325k', 'what-he-called-him', 'q_byvrpv4g'),
  ('i_328p325k', 'how-the-man-tried', 'q_3zcj3xyf'),
  ('i_328p325k', 'what-hillel-did', 'q_58jw88pt'),
  ('i_328p325k', 'how-calm', 'q_nkvm95ry'),
  ('i_328p325k', 'hillels-saying', 'q_nzzcfmbh'),
  ('i_328p325k', 'tenth-why', 'q_7vv62cgd'),
  ('i_3y7xqsr7', 'who-carved-it', 'q_m26shbdy'),
  ('i_3y7xqsr7', 'akivas-thought', 'q_wq8db4y7'),
  ('i_3y7xqsr7', 'first-lesson', 'q_rmwmdmr9'),
  ('i_3y7xqsr7', 'step-by-step', 'q_vxbp5jwq'),
  ('i_s9bw5y5c', 'why-nobody', 'q_g24zr26w'),
  ('i_s9bw5y5c', 'who-is-he', 'q_5yg8kgx7'),
  ('i_s9bw5y5c', 'deeper', 'q_vsqshnpx'),
  ('i_s9bw5y5c', 'hashem-says', 'q_g9jy8s2c'),
  ('i_w6rfm2bw', 'who-first', 'q_3db3gj2h'),
  ('i_w6rfm2bw', 'how-many', 'q_q6s5h4fp'),
  ('i_w6rfm2bw', 'who-said', 'q_8sy29z6m'),
  ('i_w6rfm2bw', 'at-the-well', 'q_z9mywg4k'),
  ('i_w6rfm2bw', 'quick-words', 'q_bx7qyw89'),
  ('i_w6rfm2bw', 'like-animals', 'q_n434jrnq'),
  ('i_w6rfm2bw', 'like-matzah', 'q_jrzdqbzr'),
  ('i_qjxczwtg', 'the-stalls', 'q_wqnpprrk'),
  ('i_qjxczwtg', 'in-the-basket', 'q_bv52ncty'),
  ('i_qjxczwtg', 'what-he-says', 'q_svgskq4g'),
  ('i_qjxczwtg', 'at-the-feast', 'q_c5x7yt3q'),
  ('i_ytjz9tb5', 'the-elixir', 'q_nj384xtg'),
  ('i_ytjz9tb5', 'the-verse', 'q_4cyx9vh4'),
  ('i_ytjz9tb5', 'what-was-new', 'q_xb73qycx'),
  ('i_ytjz9tb5', 'two-walls', 'q_k3pxyt23'),
  ('i_ytjz9tb5', 'proverbs', 'q_hhsx2qbm'),
  ('i_ytjz9tb5', 'words-that-build', 'q_s6xdyhc7'),
  ('i_ytjz9tb5', 'what-happened', 'q_cxjcsn2j'),
  ('i_jqn9t4qz', 'from-the-stones', 'q_6fdxz398'),
  ('i_jqn9t4qz', 'the-way-up', 'q_wjt26hrq'),
  ('i_jqn9t4qz', 'who-said-it', 'q_dggqx335'),
  ('i_jqn9t4qz', 'the-promise', 'q_jhj5d76x'),
  ('i_jqn9t4qz', 'why-he-laughs', 'q_88vjddc5'),
  ('i_jqn9t4qz', 'room-for', 'q_ktpsz2zq'),
  ('i_j7hn488x', 'what-he-has', 'q_b6t6j5mh'),
  ('i_j7hn488x', 'what-came', 'q_tcqzz6hm'),
  ('i_j7hn488x', 'what-he-said', 'q_dr8gzjq9'),
  ('i_j7hn488x', 'that-morning', 'q_mrvpcr6f');

update item_progress set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update completions set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update item_plans set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update game_rounds set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update ratings set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update quiz_answers set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update point_entries set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update spent_time set item_id = item_ids.id from item_ids where item_id = item_ids.slug;
update coin_entries set reference = item_ids.id from item_ids where kind = 'points' and reference = item_ids.slug;
update quiz_answers set question_id = question_ids.id from question_ids
  where item_id = question_ids.item and question_id = question_ids.slug;

update course_unlocks set course_id = course_ids.id from course_ids where course_id = course_ids.slug;
update certificates set course_id = course_ids.id from course_ids where course_id = course_ids.slug;
update finished_courses set course_id = course_ids.id from course_ids where course_id = course_ids.slug;
-- In their order.
update users set course_ids = (
  select array_agg(coalesce(course_ids.id, had.slug) order by had.place)
  from unnest(users.course_ids) with ordinality as had (slug, place)
  left join course_ids on course_ids.slug = had.slug
) where users.course_ids && (select array_agg(slug) from course_ids);
update resource_downloads set resource_id = course_ids.id || substr(resource_id, length(course_ids.slug) + 1)
  from course_ids where split_part(resource_id, '.', 1) = course_ids.slug;
