import * as z from 'zod/mini'

const Detail = z.object({ path: z.string(), message: z.string() })
type Detail = z.infer<typeof Detail>

// oxlint-disable-next-line promise/valid-params -- this is zod's, and no promise
const Details = z.catch(z.optional(z.readonly(z.array(Detail))), undefined)
/** Describes a refusal by the catalogue's code, a sentence for people, and the parts of the request that are wrong. */
const Problem = z.object({ code: z.string(), message: z.string(), details: Details })
export type Problem = z.infer<typeof Problem>

/** To a reader, `payload.links.linkedinPage` is the LinkedIn page. This turns it at least into "Linkedin page". */
const nameOf = (path: string): string => {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? 'this'
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Our own messages complete a sentence that begins with the field's name; messages of the schema library are whole sentences. */
const sentenceOf = ({ path, message }: Detail): string => {
  const said = message.replace(/\.$/, '')
  return /^[a-z]/.test(said) ? `${nameOf(path)} ${said}.` : `${nameOf(path)}: ${said}.`
}

/** Returns the problem as a reader is shown it. If the catalogue's sentence doesn't say what is wrong, the details replace it. */
export const problemIn = (body: unknown): Problem | undefined => {
  const { data } = z.safeParse(Problem, body)
  if (data?.code !== 'invalid' || data.details === undefined || data.details.length === 0) return data
  return { ...data, message: data.details.map(sentenceOf).join(' ') }
}

/** Maps each field to what a command's refusal says about it, by its path and by the first part of its path. */
export const fieldErrors = ({ details = [] }: Pick<Problem, 'details'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    details.toReversed().flatMap(({ path, message }) => {
      const field = path.replace(/^payload\./, '')
      return [field, field.split('.', 1)[0] ?? field].map((key) => [key, message])
    }),
  )
