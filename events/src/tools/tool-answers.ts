import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { face } from '../kernel/face.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { periods } from '../kernel/periods.ts'
import { Lane, LaunchId } from './launch-id.ts'
import { Sale } from './sale.ts'
import { networks, Slug, ToolId } from './tool-card.ts'
import { ToolPicture } from './tool-picture.ts'

const Maker = z.object({
  memberId: MemberId,
  /** Null before they chose one and once they are erased. */
  username: z.nullable(z.string()),
  /** It is null for members who use only their username. */
  name: z.nullable(z.string()),
  /** Null where they have given us none. */
  avatar: z.nullable(z.string()),
})

/** The same where their faces are drawn. */
export const MakerFace = z.object({ ...Maker.shape, ...face })

/** How tags are shown that a moderator has given a name, by tag. There where one of them has. */
export const tagNames = z.optional(z.record(z.string(), z.string()))

/** What a row shows of a tool, wherever it stands: read from the log's own facts, so its texts are not checked again. */
export const toolRow = {
  toolId: ToolId,
  slug: Slug,
  name: z.string(),
  tagline: z.string(),
  url: z.string(),
  category: z.string(),
  pricing: z.string(),
  /** Those that it stands under: a merged one is the other one, and a banned one is none. */
  tags: z.array(z.string()),
  tagNames,
  logo: z.string(),
  makers: z.array(Maker),
}
export const ToolRow = z.object(toolRow)
export type ToolRow = z.infer<typeof ToolRow>

/** What only its own page shows of it. */
const toolPage = {
  ...toolRow,
  makers: z.array(MakerFace),
  description: z.nullable(z.string()),
  openSource: z.boolean(),
  repoUrl: z.nullable(z.string()),
  images: z.array(ToolPicture),
  videoUrl: z.nullable(z.string()),
  socials: z.partialRecord(z.enum(networks), z.string()),
  deal: z.nullable(z.object({ text: z.string(), code: z.nullable(z.string()) })),
  /** Null where it is not for sale. */
  sale: z.nullable(Sale),
}

/** It is null while the day's points are hidden, and so is the rank. */
const points = z.nullable(count)

/** A tool with its launches, the newest first, each with how it stands, or stood, on its day. */
export const Tool = dated({
  tool: z.object(toolPage),
  launches: z.array(
    z.object({
      launchId: LaunchId,
      boardDate: Day,
      lane: Lane,
      state: z.enum(['scheduled', 'live', 'closed']),
      hidden: z.boolean(),
      day: z.nullable(z.object({ rank: points, of: count, points, voters: points })),
    }),
  ),
})
export type Tool = z.infer<typeof Tool>

/** Where the newest opened launch of a tool stands, on each board; of the live topic. */
export const ToolFrame = z.object({
  toolId: ToolId,
  launchId: z.nullable(LaunchId),
  state: z.nullable(z.enum(['live', 'closed'])),
  standing: z.nullable(z.partialRecord(z.enum(periods), z.object({ rank: points, of: count, points, voters: points }))),
  hidden: z.boolean(),
  revealAt: z.nullable(IsoInstant),
  position: LogPosition,
})
export type ToolFrame = z.infer<typeof ToolFrame>
