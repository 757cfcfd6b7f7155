import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LaunchId } from './launch-id.ts'
import { toolRow } from './tool-answers.ts'
import { TagSlug } from './tool-card.ts'
import { ToolPicture } from './tool-picture.ts'

/** A tool that has been launched, as a listing shows it. */
export const ListedTool = z.object({
  ...toolRow,
  /** Of the newest launch that has begun. */
  launchId: LaunchId,
  boardDate: Day,
  /** What its newest closed launch has on its own day, so that no listing reveals a day that still runs. Null before the first is closed. */
  points: z.nullable(count),
  /** What it looks like, of those who stand first. */
  picture: z.optional(ToolPicture),
})
export type ListedTool = z.infer<typeof ListedTool>

/** How a tag is shown, where a moderator has given it a name. */
const shownName = z.optional(z.string())

const TagCount = z.object({ tag: z.string(), shownName, tools: count })

/** The launched tools of one category or tag. */
const WholeListing = dated({
  shownName,
  tools: z.array(ListedTool),
  /** How many there are as asked for, and how many without a price or a period. */
  total: count,
  all: count,
  /** Launched within the last week. */
  fresh: z.array(ListedTool),
  /** Tags that its best tools carry as well. */
  related: z.array(TagCount),
  /** Known products that its best tools are alternatives to, what most of them are first; with how many there are in all. */
  instead: z.array(z.object({ slug: z.string(), name: z.string(), tools: count })),
  /** In which it has launches, the newest first. */
  years: z.array(z.int()),
})
export type WholeListing = z.infer<typeof WholeListing>

/** A tag that was merged has the one that its tools are listed under now. */
export const Listing = z.union([dated({ moved: TagSlug }), WholeListing])
export type Listing = z.infer<typeof Listing>

/** Categories or tags with their tools, the fullest first. */
export const ListingsOverview = dated({
  listings: z.array(z.object({ name: z.string(), shownName, tools: count, best: z.array(ListedTool) })),
  total: count,
})
export type ListingsOverview = z.infer<typeof ListingsOverview>

/** What to look at beside a tool: what is about the same, the likest first, and what stood on the stage with it. */
export const Neighbours = dated({ similar: z.array(ListedTool), sameDay: z.array(ListedTool) })
export type Neighbours = z.infer<typeof Neighbours>
