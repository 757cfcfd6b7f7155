import type * as core from 'zod/v4/core'

/** A schema and all that stand in it, however deep. */
export const partsOf = (schema: core.$ZodType): readonly core.$ZodType[] => {
  // What a schema checks is no part of its form.
  const { checks: _, ...def } = { ...schema._zod.def }
  return [schema, ...schemasIn(Object.values(def)).flatMap(partsOf)]
}

const schemasIn = (value: unknown): core.$ZodType[] => {
  if (typeof value !== 'object' || value === null) return []
  return isSchema(value) ? [value] : Object.values(value).flatMap(schemasIn)
}

const isSchema = (value: object): value is core.$ZodType => '_zod' in value
