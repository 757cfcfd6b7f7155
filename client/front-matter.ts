import { parse } from 'yaml'
import { z } from 'zod'

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const Title = z.string().min(3).max(120)

const PageFrontMatter = z.strictObject({ title: Title, description: z.string().min(40).max(200), updated: Day.optional() })

const PostFrontMatter = z
  .strictObject({
    title: Title,
    excerpt: z.string().min(40).max(200),
    author: z.string().min(2).max(40),
    date: Day,
    updated: Day.optional(),
    categories: z
      .array(z.string().regex(/^[a-z0-9-]+$/))
      .min(1)
      .max(3),
    cover: z.string().startsWith('/').optional(),
  })
  .transform((post) => ({ ...post, description: post.excerpt }))

export type PageMeta = z.infer<typeof PageFrontMatter>
export type PostMeta = z.infer<typeof PostFrontMatter>

/** A text with a wrong head fails the build, not the reader. */
export const pageMeta = (yaml: string): PageMeta => PageFrontMatter.parse(parse(yaml))
export const postMeta = (yaml: string): PostMeta => PostFrontMatter.parse(parse(yaml))
