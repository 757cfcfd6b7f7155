import * as z from 'zod/mini'

/** Enough for what a page shows; whoever has given more is asked about by launch. */
export const OWN_PAGE_VOTES = 100

/** All of a page that is its reader's own, in one answer: who they are, and their votes. */
export const OwnPage = z.object({
  /** Null until they have a name. */
  profile: z.nullable(
    z.object({
      username: z.string(),
      avatar_url: z.string(),
      onboarded: z.boolean(),
      streak: z.number(),
      latest_streak: z.nullable(z.string()),
      vote_multiplier: z.number(),
    }),
  ),
  daily: z.object({ date: z.string(), count: z.number() }),
  /** The newest that stand. */
  votes: z.array(z.object({ launchId: z.string(), weight: z.number(), countsOn: z.string() })),
  /** All votes up to here are known. */
  position: z.number(),
  /** Something of theirs was accepted a moment ago: what others were shown just before may not hold it. */
  acted: z.optional(z.literal(true)),
  stale: z.optional(z.literal(true)),
})
export type OwnPage = z.output<typeof OwnPage>
