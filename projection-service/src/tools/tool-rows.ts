import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type ToolEvent, toolEvents } from '@debut/events/tools/tool-events.ts'
import { cardIn } from '@debut/events/tools/card-in.ts'
import type { ToolAct } from '@debut/events/tools/tool-moderation.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'

export const toolTables = `
  create table tools (
    tool_id text primary key,
    slug text not null unique,
    name text not null,
    tagline text not null,
    url text not null,
    category text not null,
    pricing text not null,
    tags text[] not null,
    logo text not null,
    description text,
    open_source boolean not null,
    repo_url text,
    images json not null,
    video_url text,
    socials json not null,
    deal json,
    -- How often its card was written.
    edition int not null default 1,
    -- listed, hidden or removed
    state text not null default 'listed',
    -- hold or hide, with its reason and when: until an admin restores it.
    withheld text,
    withheld_because text,
    withheld_at timestamptz,
    terms json,
    for_sale boolean not null default false,
    -- When it was put up last.
    put_up_at timestamptz,
    owner_id uuid not null,
    makers uuid[] not null,
    invited jsonb not null default '[]',
    newest_launch text,
    -- Of its last change, as everywhere.
    position bigint not null
  );
  create index on tools (put_up_at desc) where for_sale;
  create index on tools (withheld_at) where withheld is not null;
  create index on tools using gin (makers);
  create index on tools using gin (invited);
  -- Those that it had and those that it has.
  create table slugs (
    slug text primary key,
    tool_id text not null
  );
`

const CARD = `slug text, name text, tagline text, url text, category text, pricing text, tags text[], logo text, description text,
  "openSource" boolean, "repoUrl" text, images json, "videoUrl" text, socials json, deal json`

type Rows = readonly { readonly toolId: string; readonly act?: ToolAct; readonly position: number }[]

const update = (rows: Rows, set: string, fields: string): Statement[] =>
  forRows(
    rows,
    `update tools set ${set}, position = changed.position
     from json_to_recordset($1::json) as changed ("toolId" text, ${fields}, position bigint) where tool_id = changed."toolId"`,
  )

const LEAVE = `makers = array_remove(makers, changed."memberId")`
const JOIN = `makers = case when changed."memberId" = any(makers) then makers else makers || changed."memberId" end`
const notInvited = (field: string) =>
  `invited = (select coalesce(jsonb_agg(guest), '[]') from jsonb_array_elements(invited) guest where guest->>'memberId' <> changed."${field}"::text)`

const NO_TEXT = `tagline = '', url = '', logo = '', description = null, repo_url = null, images = '[]', video_url = null, socials = '{}', deal = null`

/** One statement for all events of a kind; each tool has at most one of them in a round. */
const WRITE: { readonly [Type in ToolEvent['type']]: (rows: Rows) => Statement[] } = {
  ToolListed: (rows) => [
    ...forRows(
      rows,
      `insert into tools (tool_id, slug, name, tagline, url, category, pricing, tags, logo, description, open_source, repo_url, images,
         video_url, socials, deal, owner_id, makers, position)
       select "toolId", slug, name, tagline, url, category, pricing, tags, logo, description, "openSource", "repoUrl", images,
         "videoUrl", socials, deal, "ownerId", makers, position
       from json_to_recordset($1::json) as listed ("toolId" text, ${CARD}, "ownerId" uuid, makers uuid[], position bigint)`,
    ),
    ...slugged(rows),
  ],
  ToolEdited: (rows) => [
    ...update(
      rows,
      `slug = changed.slug, name = changed.name, tagline = changed.tagline, url = changed.url, category = changed.category,
       pricing = changed.pricing, tags = changed.tags, logo = changed.logo, description = changed.description,
       open_source = changed."openSource", repo_url = changed."repoUrl", images = changed.images, video_url = changed."videoUrl",
       socials = changed.socials, deal = changed.deal, edition = edition + 1`,
      CARD,
    ),
    ...slugged(rows),
  ],
  ToolHidden: (rows) => update(rows, `state = 'hidden'`, 'by uuid'),
  ToolShown: (rows) => update(rows, `state = 'listed'`, 'by uuid'),
  // Its name and its addresses stay: what was decided in the past names it.
  ToolRemoved: (rows) =>
    update(rows, `state = 'removed', invited = '[]', withheld = null, withheld_because = null, withheld_at = null, ${NO_TEXT}`, 'by uuid'),
  ToolTransferred: (rows) =>
    update(rows, `owner_id = changed."ownerId", ${JOIN.replaceAll('memberId', 'ownerId')}, ${notInvited('ownerId')}`, '"ownerId" uuid'),
  ToolModerated: (rows) => [
    ...update(
      rows.filter(({ act }) => act === 'hold' || act === 'hide'),
      'withheld = changed.act, withheld_because = changed.reason, withheld_at = changed.at',
      'act text, reason text, at timestamptz',
    ),
    ...update(
      rows.filter(({ act }) => act === 'approve' || act === 'restore'),
      'withheld = null, withheld_because = null, withheld_at = null',
      'act text',
    ),
  ],
  MakerInvited: (rows) =>
    update(rows, `invited = (invited || jsonb_build_object('memberId', changed."memberId", 'by', changed.by))`, '"memberId" uuid, by uuid'),
  MakerJoined: (rows) => update(rows, `${JOIN}, ${notInvited('memberId')}`, '"memberId" uuid'),
  InvitationEnded: (rows) => update(rows, notInvited('memberId'), '"memberId" uuid'),
  MakerLeft: (rows) => update(rows, LEAVE, '"memberId" uuid'),
  SaleTermsChanged: (rows) => update(rows, 'terms = changed.terms, for_sale = for_sale and changed.terms is not null', 'terms json'),
  ToolPutUpForSale: (rows) => update(rows, 'for_sale = true, put_up_at = changed.at', 'at timestamptz'),
  LaunchPlanned: (rows) => update(rows, 'newest_launch = changed."launchId"', '"launchId" text'),
}

const slugged = (rows: Rows): Statement[] =>
  forRows(
    rows,
    `insert into slugs (slug, tool_id) select slug, "toolId" from json_to_recordset($1::json) as named ("toolId" text, slug text)
     on conflict (slug) do nothing`,
  )

const dataOf = (event: ToolEvent) =>
  event.type === 'ToolListed' || event.type === 'ToolEdited' ? { ...event.data, ...cardIn(event.data) } : event.data

export const toolRows = (batch: Batch): Statement[] => {
  const events = batch.of(...toolEvents) as readonly Recorded<ToolEvent>[]
  return rounds(events, ({ event }) => event.data.toolId).flatMap((round) =>
    toolEvents.flatMap(({ type }) =>
      WRITE[type](
        round
          .filter(({ event }) => event.type === type)
          .map(({ event, envelope: { at }, position }) => ({ ...dataOf(event), at: isoOf(at), position })),
      ),
    ),
  )
}
