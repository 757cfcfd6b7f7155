import type * as core from 'zod/v4/core'
import * as z from 'zod/mini'

const owners = new WeakMap<core.$ZodType, string>()

/**
 * Text about a member, or by one: sealed in the log under the key of the member, or the tool, that `owner` names.
 * It reads as null once that key is destroyed.
 */
export const personal = <Schema extends core.$ZodType>(schema: Schema, owner = 'memberId'): z.ZodMiniNullable<Schema> => {
  const marked = z.nullable(schema)
  owners.set(marked, owner)
  return marked
}

export const personalOwner = (schema: core.$ZodType): string | undefined => owners.get(schema)
