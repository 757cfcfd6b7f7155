import * as z from 'zod/mini'

const Detail = z.object({ path: z.string(), message: z.string() })
type Detail = z.infer<typeof Detail>

// oxlint-disable-next-line promise/valid-params -- this is zod's, and no promise
const Details = z.catch(z.optional(z.readonly(z.array(Detail))), undefined)
/** What a refusal says of itself: the catalogue's code, a sentence for people, and which parts of what was sent are wrong. */
const Problem = z.object({ code: z.string(), message: z.string(), details: Details })
export type Problem = z.infer<typeof Problem>

/** `payload.links.linkedinPage` is the LinkedIn page to a reader, and here at least "Linkedin page". */
const nameOf = (path: string): string => {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'this'
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Messages of ours end a sentence about the field, and those of the schema's library are one. */
const sentenceOf = ({ path, message }: Detail): string => {
  const said = message.replace(/\.$/, '')
  return /^[a-z]/.test(said) ? `${nameOf(path)} ${said}.` : `${nameOf(path)}: ${said}.`
}

/** As a reader is shown it. Where the sentence of the catalogue leaves it to the details to say what is wrong, they do. */
export const problemIn = (body: unknown): Problem | undefined => {
  const { data } = z.safeParse(Problem, body)
  if (data?.code !== 'invalid' || data.details === undefined || data.details.length === 0) return data
  return { ...data, message: data.details.map(sentenceOf).join(' ') }
}

/** What a command's refusal says of each field, by its path and by the first part of it. */
export const fieldErrors = ({ details = [] }: Pick<Problem, 'details'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    details.toReversed().flatMap(({ path, message }) => {
      const field = path.replace(/^payload\./, '')
      return [field, field.split('.', 1)[0] ?? field].map((key) => [key, message])
    }),
  )
