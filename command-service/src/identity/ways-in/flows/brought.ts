import { z } from 'zod'
import { Profile } from '../../ports/providers/profile.ts'

/** What a browser has brought from a provider, kept until the page that began the flow comes for it. */
export const Brought = z.object({
  tokens: z.object({ accessToken: z.string(), refreshToken: z.string().optional() }).optional(),
  /** Linked by that page alone: else anybody could be led to link their account to a stranger's. */
  linking: z.object({ provider: z.string(), profile: Profile }).optional(),
})
export type Brought = z.output<typeof Brought>
