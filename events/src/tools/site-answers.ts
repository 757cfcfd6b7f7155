import * as z from 'zod/mini'
import { plainText, webAddress } from '../kernel/plain-text.ts'
import { networks, Pricing } from './tool-card.ts'

const address = /* @__PURE__ */ webAddress(/^https?$/)

/** What a site says of itself, as far as a tool's card takes it. What it does not say is left out. */
export const Site = z.object({
  /** Where it lies in the end, as it calls that itself. */
  url: address,
  name: z.optional(plainText(2, 40)),
  tagline: z.optional(plainText(10, 80)),
  description: z.optional(plainText(1, 5_000)),
  /** What may be its logo, the best first; `size` is what it says of the width and height. */
  logos: z.array(z.object({ url: address, size: z.optional(z.int()) })),
  pictures: z.array(address),
  pricing: z.optional(Pricing),
  socials: z.partialRecord(z.enum(networks), address),
  repoUrl: z.optional(address),
})
export type Site = z.infer<typeof Site>
