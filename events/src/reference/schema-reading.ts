import type { JsonSchema } from './reference-answers.ts'

/** What a schema in JSON holds is anything until it was looked at. */
export const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

const schemasIn = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** Undefined where it is of no object. */
export const propertiesOf = ({ properties }: JsonSchema): readonly (readonly [name: string, schema: JsonSchema])[] | undefined =>
  isSchema(properties)
    ? Object.entries(properties).flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : []))
    : undefined

export const requiredBy = ({ required }: JsonSchema): ReadonlySet<unknown> => new Set(Array.isArray(required) ? required : [])

/** The forms of which it is one. */
export const alternativesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => schemasIn(anyOf ?? oneOf)

export const itemsOf = ({ items }: JsonSchema): JsonSchema | undefined => (isSchema(items) ? items : undefined)

/** The name of what it refers to. */
export const referredTo = ({ $ref }: JsonSchema): string | undefined => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined)

/** A list where there is one. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textsIn = (value: unknown): readonly string[] => listIn(value).filter((each) => typeof each === 'string')
