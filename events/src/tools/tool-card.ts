import { z } from 'zod'
import { PicturePath } from '../kernel/picture-path.ts'
import { plainText, webAddress } from '../kernel/plain-text.ts'

export const ToolId = z.ulid().toUpperCase().brand<'ToolId'>()
export type ToolId = z.infer<typeof ToolId>

export const categories = ['development', 'design', 'marketing', 'business', 'personal-life'] as const
export const Category = z.enum(categories)
export const Pricing = z.enum(['free', 'freemium', 'paid'])

export const Slug = z
  .string()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them')
  .brand<'Slug'>()
export type Slug = z.infer<typeof Slug>

/** A tag by its slug. */
const TagSlug = z
  .string()
  .min(2)
  .max(30)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes a–z, 0–9 and single dashes between them')

/** What a row on a board shows of a tool. */
export const toolCard = {
  slug: Slug,
  name: plainText(2, 40),
  tagline: plainText(10, 80),
  url: webAddress(/^https?$/),
  category: Category,
  pricing: Pricing,
  tags: z.array(TagSlug).min(1).max(3),
  logo: PicturePath,
}
