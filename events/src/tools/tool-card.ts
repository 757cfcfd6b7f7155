import * as z from 'zod/mini'
import { PicturePath } from '../kernel/picture-path.ts'
import { plainText, webAddress } from '../kernel/plain-text.ts'

export const ToolId = z.ulid().check(z.toUpperCase()).brand<'ToolId'>()
export type ToolId = z.infer<typeof ToolId>

export const categories = ['development', 'design', 'marketing', 'business', 'personal-life'] as const
export const Category = z.enum(categories)
export const Pricing = z.enum(['free', 'freemium', 'paid'])

export const Slug = z
  .string()
  .check(z.minLength(3), z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them'))
  .brand<'Slug'>()
export type Slug = z.infer<typeof Slug>

/** A tag by its slug. */
export const TagSlug = /* @__PURE__ */ z
  .string()
  .check(z.minLength(2), z.maxLength(30), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them'))

/** What a row on a board shows of a tool. */
export const toolCard = {
  slug: Slug,
  name: plainText(2, 40),
  tagline: plainText(10, 80),
  url: webAddress(/^https?$/),
  category: Category,
  pricing: Pricing,
  tags: /* @__PURE__ */ z.array(TagSlug).check(z.minLength(1), z.maxLength(3)),
  logo: PicturePath,
}
