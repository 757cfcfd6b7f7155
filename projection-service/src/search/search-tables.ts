import { littleWords } from '@debut/events/search/words.ts'
import { leadingNames } from '../kernel/leading-names.ts'
import { newestNumbers } from '../kernel/newest-numbers.ts'
import { ERASED } from '../kernel/marks.ts'
import { KINDS } from './document-words.ts'
import { postTables } from './post-documents.ts'

const LITTLE = littleWords.map((word) => `'${word}'`).join(', ')

export const searchTables = `${leadingNames('tag').tables}${ERASED}${postTables}${newestNumbers.tables}
  -- Of every tool that is listed: it can be found from its first launch day on.
  create table cards (
    tool_id text primary key,
    slug text not null,
    name text not null,
    tagline text not null,
    logo text not null,
    -- As it carries them.
    tags text[] not null,
    makers uuid[] not null,
    whole text not null,
    -- Without the words of its tags.
    vector tsvector not null,
    shown boolean not null default true
  );
  create index on cards using gin (tags);
  -- Of the name that an admin has given a tag.
  create table tag_names (
    tag text primary key,
    words text[] not null,
    whole text not null
  );
  -- Launched tools, members with a name, tags and posts: the prefix of the kind and its own id.
  create table documents (
    document text primary key,
    -- Where its page is: a slug, a name, a tag, an id.
    address text not null,
    title text not null,
    line text,
    picture text,
    -- Who wrote a post: the document of a member.
    author text,
    -- What a tool stands under.
    tags text[] not null default '{}',
    -- The title in one piece.
    whole text not null,
    vector tsvector not null,
    -- Of a member, the words of the username and of the name: together they are the vector.
    username_words tsvector,
    name_words tsvector,
    -- Points of a tool's newest closed launch; launched tools of a member or a tag.
    standing int not null default 0,
    day date,
    closed boolean not null default false,
    -- Where the log says that it came; not used for tags.
    since bigint not null,
    -- A year is worth as much as twice the standing.
    score real not null generated always as
      (ln(1 + standing) / ln(2) + (coalesce(day, date '2019-01-01') - date '2019-01-01') / 365.0) stored
  ) with (fillfactor = 80);
  create index on documents using gin (vector) with (fastupdate = off);
  create index on documents (whole);

  -- Every word, and beginnings of titles: those begin with the kind's prefix in upper case. The prefix alone is a word of all documents.
  create table words (
    word text primary key,
    documents int not null,
    -- Of these, in how many titles.
    titles int not null
  ) with (fillfactor = 80);
  -- A word, and the word without each of its characters: two words that have one of these in common are one typo apart.
  create table near (
    word text primary key,
    forms text[] not null
  );
  create index on near using gin (forms) with (fastupdate = off);

  -- Of words that very many documents have, the best are known beforehand.
  create table lists (
    term text primary key,
    -- What the last of them scores; what scores less does not come in.
    floor real not null,
    grown boolean not null default false
  ) with (fillfactor = 80);
  create table best (
    term text not null,
    document text not null,
    score real not null,
    primary key (term, document)
  );
  create index on best (term, score desc, document);

  -- What changed in a batch; empty after it.
  create table due (
    document text primary key,
    fresh boolean not null
  );
  -- Tools that are written anew, with what they stood under, and tags that are: both empty after a batch.
  create table due_tools (
    tool_id text primary key,
    before text[] not null
  );
  create table due_tags (tag text primary key);

  create function worth(weight text) returns real language sql immutable
    return case weight when 'A' then 12 when 'B' then 4 when 'C' then 1 else 0 end;
  create function terms_of(vector tsvector) returns table (term text, worth real, in_title boolean) language sql immutable
  begin atomic
    select lexeme, worth(weights[1]), weights[1] = 'A' from unnest(vector)
    union all
    (select distinct upper(left(lexeme, 1)) || substr(lexeme, 2, chars), worth('A'), true
     from unnest(vector), generate_series(1, 3) chars where weights[1] = 'A');
  end;

  create function words_of_tag(asked text) returns table (word text) language sql stable
  begin atomic
    select string_to_table(asked, '-') union select unnest(words) from tag_names where tag_names.tag = asked;
  end;
  create function vector_of_tag(tag text) returns tsvector language sql stable
  begin atomic
    select (string_agg('''${KINDS.tag}' || word || ''':1A', ' ') || ' ${KINDS.tag}:1')::tsvector from words_of_tag(tag);
  end;
  -- In the order in which it carries them.
  create function shown_tags(carried text[]) returns text[] language sql stable
  begin atomic
    select coalesce(array_agg(tag order by place), '{}') from (
      select coalesce(known.shown_as, own.tag) as tag, min(place) as place
      from unnest(carried) with ordinality own (tag, place) left join tags known on known.tag = own.tag
      where known.tag is null or known.shown_as is not null group by 1
    ) shown;
  end;
  -- Each word where it weighs most: a tag's less than a name's, and more than a tagline's.
  create function with_tags(own tsvector, shown text[]) returns tsvector language sql stable
  begin atomic
    select string_agg('''' || word || ''':1' || weight, ' ')::tsvector from (
      select word, min(weight) as weight from (
        select lexeme as word, weights[1] as weight from unnest(own)
        union all
        select '${KINDS.tool}' || word, 'B' from unnest(shown) asked (tag), words_of_tag(asked.tag) where word not in (${LITTLE})
      ) each group by word
    ) words;
  end;
`
