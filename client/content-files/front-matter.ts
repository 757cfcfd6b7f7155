import { parse } from 'yaml'
import { z } from 'zod'

/** Every message follows the name of its field: "excerpt: has 12 characters, and needs 40 to 200". */
const text = (least: number, most: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'is no text: put it in quotes') })
    .refine((value) => value.length >= least && value.length <= most, {
      error: ({ input }) => `has ${String(input).length} characters, and needs ${least} to ${most}`,
    })

const written = (format: RegExp, what: string) =>
  z.string({ error: ({ input }) => (input === undefined ? 'is missing' : `is not ${what}`) }).regex(format, { error: `is not ${what}` })

const Name = written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in small characters, digits and hyphens, such as launch-day')
const OwnFile = written(/^\/[a-z0-9./-]+$/, 'the path of a file in client/public, such as /blog/harbor.webp')
const Day = z.iso.date({ error: ({ input }) => (input === undefined ? 'is missing' : 'is not a day that exists, written as 2026-11-21') })
const Title = text(3, 120)

const PageFrontMatter = z.strictObject({ title: Title, description: text(40, 200), updated: Day.optional() })

const PostFrontMatter = z
  .strictObject({
    title: Title,
    excerpt: text(40, 200),
    author: Name,
    date: Day,
    updated: Day.optional(),
    /** A draft is hidden until its date. */
    draft: z.boolean({ error: 'is neither true nor false' }).optional(),
    categories: z
      .array(Name, { error: ({ input }) => (input === undefined ? 'is missing' : 'is no list, such as [voting, makers]') })
      .refine((names) => names.length >= 1 && names.length <= 3, {
        error: ({ input }) => `names ${Array.isArray(input) ? input.length : 0} categories, and needs 1 to 3`,
      })
      .refine((names) => new Set(names).size === names.length, { error: 'names a category twice' }),
    cover: OwnFile.optional(),
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, { path: ['updated'], error: 'is before the date' })
  .transform((post) => ({ ...post, description: post.excerpt }))

const changeKinds = ['new', 'improved', 'fixed'] as const
const ChangeFrontMatter = z.strictObject({
  title: Title,
  kind: z.enum(changeKinds, { error: ({ input }) => (input === undefined ? 'is missing' : `is none of ${changeKinds.join(', ')}`) }),
})

const Category = z.strictObject({ title: text(2, 40), description: text(40, 200) })
const Author = z.strictObject({ name: text(2, 40), line: text(20, 160), picture: OwnFile, isPerson: z.boolean().optional() })
const named = <Of extends z.ZodType>(schema: Of) => z.record(Name, schema, { error: 'is no list of names, each with its fields' })

export type PageMeta = z.infer<typeof PageFrontMatter>
export type PostMeta = z.infer<typeof PostFrontMatter>
export type ChangeMeta = z.infer<typeof ChangeFrontMatter>
export type Category = z.infer<typeof Category>
export type Author = z.infer<typeof Author>

const sentencesOf = ({ path, code, message, ...issue }: z.core.$ZodIssue): string[] => {
  const field = path.join('.')
  if (code === 'unrecognized_keys' && 'keys' in issue)
    return issue.keys.map((key) => `${[...path, key].join('.')}: is no field that is known here`)
  return [field === '' ? message : `${field}: ${message}`]
}

/** What is wrong stops the build with the name of the file and of each field, so that no reader meets it. */
const readAs =
  <Of extends z.ZodType>(schema: Of) =>
  (yaml: string, file = 'The front matter'): z.output<Of> => {
    const refuse = (reasons: readonly string[]) => new Error(`${file} can't be used:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
    let fields: unknown
    try {
      fields = parse(yaml)
    } catch (error) {
      throw refuse([`is no YAML: ${error instanceof Error ? error.message : String(error)}`])
    }
    const { success, data, error } = schema.safeParse(fields)
    if (!success) throw refuse(error.issues.flatMap(sentencesOf))
    return data
  }

export const pageMeta = readAs(PageFrontMatter)
export const postMeta = readAs(PostFrontMatter)
const changeMeta = readAs(ChangeFrontMatter)
export const readCategories = readAs(named(Category))
export const readAuthors = readAs(named(Author))

/** The day and the address of an entry are in the name of its file. */
export const readChange = (yaml: string, file?: string): ChangeMeta => {
  const [, day, name] = /(?:^|\/)(\d{4}-\d{2}-\d{2})-([^/]+)\.md$/.exec(file ?? '') ?? []
  if (file !== undefined && !(Day.safeParse(day).success && Name.safeParse(name).success))
    throw new Error(`${file} can't be used:\n  the name of the file: is no day and name, such as 2026-11-21-saved-products.md`)
  return changeMeta(yaml, file)
}

/** Between the two lines of hyphens that a file begins with, and what follows them. */
export const splitFile = (content: string, file: string): { readonly yaml: string; readonly body: string } => {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(content.replaceAll('\r\n', '\n')) ?? []
  if (yaml === undefined || body === undefined)
    throw new Error(`${file} can't be used:\n  begins with no front matter between two lines of ---`)
  return { yaml, body }
}
