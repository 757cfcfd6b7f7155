import { queryNumber } from '@debut/events/kernel/query-fields.ts'
import * as z from 'zod/mini'

/** What a page's address may ask for, each by the schema that its route has for it. */
type Fields = Readonly<Record<string, z.core.$ZodType>>
type Values<Of extends Fields> = { readonly [Name in keyof Of]: z.core.output<Of[Name]> }
/** What some of them are called in the address. */
type Names<Of extends Fields> = { readonly [Name in keyof Of]?: string }

/** Which page of a list, of so many. */
export const pageField = (most: number) => z._default(queryNumber(1, most), 1)

const defaultOf = (schema: z.core.$ZodType): unknown => z.safeParse(schema, undefined).data

const valueIn = (schema: z.core.$ZodType, text: string | null): unknown => {
  const { success, data } = z.safeParse(schema, text ?? undefined)
  return success ? data : defaultOf(schema)
}

/** A field that is missing, or can't be read, has its default. */
export const readFields = <const Of extends Fields>(fields: Of, search: URLSearchParams, names: Names<Of> = {}): Values<Of> => {
  const values = Object.entries(fields).map(([field, schema]) => [field, valueIn(schema, search.get(names[field] ?? field))])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read by the schema that its type comes from
  return Object.fromEntries(values) as Values<Of>
}

/** A field that has its default is left out. */
export const writeFields = <const Of extends Fields>(fields: Of, values: Partial<Values<Of>>, names: Names<Of> = {}): string => {
  const query = new URLSearchParams()
  for (const [field, schema] of Object.entries(fields)) {
    const value = values[field]
    if (value !== undefined && value !== defaultOf(schema)) query.set(names[field] ?? field, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}
