import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { MemberId } from '../kernel/ids.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { Tool, toolRow } from './tool-answers.ts'
import { WhyModerated, Withheld } from './tool-moderation.ts'

/** What keeps a tool out of sight until a moderator restores it; null where nothing does. */
export const WithheldBecause = z.nullable(z.object({ act: Withheld, reason: WhyModerated }))
export type WithheldBecause = z.infer<typeof WithheldBecause>

const moderated = { ownerId: MemberId, state: z.enum(['listed', 'hidden']), withheld: WithheldBecause, waitsFor: WaitsFor }

const ModeratedTool = z.object({ ...toolRow, ...moderated, withheldAt: z.nullable(IsoInstant) })
export type ModeratedTool = z.infer<typeof ModeratedTool>

/** For moderators: tools that are held, the oldest first; then those that a moderator has hidden, the newest first, or what was looked for. */
export const ModeratedTools = dated({
  held: z.array(ModeratedTool),
  /** How many there are in all. */
  totals: z.object({ held: count, hidden: count }),
  tools: z.array(ModeratedTool),
})
export type ModeratedTools = z.infer<typeof ModeratedTools>

/** What its makers and moderators see of a tool, also while it is out of sight. */
export const UnlistedTool = dated({
  tool: z.object({ ...Tool.shape.tool.shape, ...moderated, /** The reader is one of its makers. */ own: z.boolean() }),
})
export type UnlistedTool = z.infer<typeof UnlistedTool>
