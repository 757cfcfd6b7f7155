import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { person } from '../kernel/face.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { MadeTool } from './made-tool.ts'

/** The welcome asks a newcomer to follow so many makers. */
export const MAKERS_TO_FOLLOW = 3

/** What the welcome offers its reader, and what of it they have done. The offers are drawn anew for each member and day. */
export const Welcome = dated({
  /** Only members with a confirmed email can vote. */
  verified: z.boolean(),
  voted: z.boolean(),
  /** The member has a name or a bio. */
  described: z.boolean(),
  /** It has no points: they may be hidden. */
  launches: z.array(z.object({ launchId: LaunchId, toolId: ToolId, slug: Slug, name: z.string(), tagline: z.string(), logo: z.string() })),
  makers: z.array(z.object({ ...person, username: z.string(), tools: z.array(MadeTool) })),
  /** Which of these makers the member follows. */
  followed: z.array(MemberId),
  /** How many other makers the member follows; it stops at the number that the welcome asks for. */
  followedOthers: count,
})
export type Welcome = z.infer<typeof Welcome>

export const welcomeRoute = /* @__PURE__ */ defineRoute('GET /api/welcome', { who: 'members', answer: Welcome })
