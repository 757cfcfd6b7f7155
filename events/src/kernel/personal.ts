import type { z } from 'zod'

const owners = new WeakMap<z.core.$ZodType, string>()

/**
 * Text about a member: sealed in the log under the key of the member that `owner` names, from the first event on.
 * It reads as null once that key is destroyed.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema, owner = 'memberId'): z.ZodNullable<Schema> => {
  const marked = schema.nullable()
  owners.set(marked, owner)
  return marked
}

export const personalOwner = (schema: z.core.$ZodType): string | undefined => owners.get(schema)
