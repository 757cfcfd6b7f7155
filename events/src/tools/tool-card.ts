import * as z from 'zod/mini'
import { PicturePath } from '../kernel/picture-path.ts'
import { ToolPicture } from './tool-picture.ts'
import { markdown, plainText, seen, webAddress, withoutCredentials } from '../kernel/plain-text.ts'

export const ToolId = z.ulid().check(z.toUpperCase()).brand<'ToolId'>()
export type ToolId = z.infer<typeof ToolId>

export const categories = ['development', 'design', 'marketing', 'business', 'personal-life'] as const
export const Category = z.enum(categories)
export const Pricing = z.enum(['free', 'freemium', 'paid'])

export const LONGEST_SLUG = 60

export const Slug = z
  .string()
  .check(z.minLength(3), z.maxLength(LONGEST_SLUG), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them'))
  .brand<'Slug'>()
export type Slug = z.infer<typeof Slug>

/** A tag by its slug. */
export const TagSlug = /* @__PURE__ */ z
  .string()
  .check(z.minLength(2), z.maxLength(30), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them'))

/** What a row on a board shows of a tool. */
export const toolFace = {
  slug: Slug,
  name: plainText(2, 40),
  tagline: plainText(10, 80),
  url: webAddress(/^https?$/),
  category: Category,
  pricing: Pricing,
  tags: /* @__PURE__ */ z.array(TagSlug).check(z.minLength(1), z.maxLength(3)),
  logo: PicturePath,
}

/** As makers may write it today; cards that the log has from before may say more. */
export const writtenFace = {
  ...toolFace,
  name: /* @__PURE__ */ toolFace.name.check(seen()),
  tagline: /* @__PURE__ */ toolFace.tagline.check(seen()),
  url: /* @__PURE__ */ toolFace.url.check(withoutCredentials()),
}

export const MOST_PICTURES = 5
export const MOST_MAKERS = 10

export const networks = ['x', 'github', 'linkedin', 'bluesky', 'youtube', 'instagram', 'facebook', 'mastodon'] as const
export type Network = (typeof networks)[number]

const address = /* @__PURE__ */ webAddress(/^https?$/)

const Socials = /* @__PURE__ */ z.partialRecord(z.enum(networks), address)

export const Deal = /* @__PURE__ */ z.object({ text: plainText(3, 120), code: z.nullable(plainText(1, 32)) })

/** What only its own page shows. */
export const toolStory = {
  /** Null where it was listed before tools had one. */
  description: /* @__PURE__ */ z.nullable(markdown(50, 5_000)),
  openSource: z.boolean(),
  repoUrl: /* @__PURE__ */ z.nullable(address),
  images: /* @__PURE__ */ z.array(ToolPicture).check(z.maxLength(MOST_PICTURES)),
  videoUrl: /* @__PURE__ */ z.nullable(address),
  socials: Socials,
  deal: /* @__PURE__ */ z.nullable(Deal),
}

/** Everything that a tool's page shows of it. */
export const toolCard = { ...toolFace, ...toolStory }
const ToolCard = /* @__PURE__ */ z.object(toolCard)
export type ToolCard = z.infer<typeof ToolCard>

/** Of a tool that says nothing of it. */
export const NO_STORY: Omit<ToolCard, keyof typeof toolFace> = {
  description: null,
  openSource: false,
  repoUrl: null,
  images: [],
  videoUrl: null,
  socials: {},
  deal: null,
}

/** What a sale asks for; the figures are its maker's own. */
export const SaleTerms = /* @__PURE__ */ z.object({
  askCents: z.int().check(z.minimum(100), z.maximum(1_000_000_000_00)),
  currency: z.enum(['USD', 'EUR', 'GBP']),
  ttmRevenueCents: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_00))),
  ttmProfitCents: z.nullable(z.int().check(z.minimum(-1_000_000_000_00), z.maximum(1_000_000_000_00))),
})
export type SaleTerms = z.infer<typeof SaleTerms>
