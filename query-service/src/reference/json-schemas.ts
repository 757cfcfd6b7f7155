import type { JsonSchema } from '@debut/events/reference/reference-answers.ts'
import { alternativesOf, isSchema, propertiesOf } from '@debut/events/reference/schema-reading.ts'
import * as z from 'zod/v4/core'
import { fieldWords } from './field-descriptions.ts'
import { namedSchemas } from './named-schemas.ts'

/** Said by the format already; the patterns are long, and no help to a reader. */
const SAID_BY_FORMAT = new Set(['date', 'date-time', 'uuid'])
/** What every number in JSON is within. */
const SAID_BY_JSON = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

const simplify = ({ jsonSchema }: { readonly jsonSchema: JsonSchema }) => {
  if (SAID_BY_FORMAT.has(String(jsonSchema['format']))) delete jsonSchema['pattern']
  for (const bound of ['minimum', 'maximum']) if (SAID_BY_JSON.has(jsonSchema[bound])) delete jsonSchema[bound]
  // A list that travels as one text has no list for its default.
  if (jsonSchema['type'] === 'string' && Array.isArray(jsonSchema['default'])) delete jsonSchema['default']
  // Fields may be added to answers: what refuses further ones would break with the first.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
}

/** Each field that has words gets them, wherever it stands. */
const inWords = (schema: JsonSchema): JsonSchema => {
  const { pattern, ...rest } = schema
  // Beside a name stands what the name stands for already.
  const isSaid = '$ref' in schema || pattern === undefined
  const within = Object.fromEntries(Object.entries(isSaid ? rest : schema).map(([key, value]) => [key, wordsWithin(value)]))
  const { properties } = within
  if (!isSchema(properties)) return within
  return { ...within, properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, named(name, field)])) }
}

const wordsWithin = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wordsWithin)
  return isSchema(value) ? inWords(value) : value
}

/** What zod keeps apart stands among the components of the document. */
const byName = (schema: unknown): JsonSchema => {
  const copy: unknown = JSON.parse(JSON.stringify(schema).replaceAll(`"${KEPT_APART}`, `"${COMPONENTS}`))
  return isSchema(copy) ? copy : {}
}

const named = (name: string, field: unknown): unknown => {
  const words = fieldWords[name]
  if (words === undefined || !isSchema(field)) return field
  const [description, example] = words
  const isKnown = [field, ...alternativesOf(field)].some(isNarrow) || !isOfType(example, field)
  return { ...field, description, ...(!isKnown && { examples: [example] }) }
}

const isNarrow = (schema: JsonSchema): boolean => ['examples', '$ref', 'const', 'enum'].some((key) => key in schema)

/** The same name may be of a number here and of a list there. */
const isOfType = (example: unknown, schema: JsonSchema): boolean => {
  const types = [schema, ...alternativesOf(schema)].flatMap(({ type }) => type)
  if (typeof example === 'number') return types.includes('integer') || types.includes('number')
  if (!Array.isArray(example)) return types.includes(typeof example)
  const { items } = schema
  return types.includes('array') && (!isSchema(items) || items['type'] === undefined || isOfType(example[0], items))
}

const KEPT_APART = '#/$defs/'
export const COMPONENTS = '#/components/schemas/'

export interface JsonSchemas {
  /** What a client sends is looked at before it is understood, what it gets after. */
  write(schema: z.$ZodType, io: 'input' | 'output'): JsonSchema
  /** All that the schemas written so far refer to. */
  readonly components: Record<string, JsonSchema>
}

/** Zod's schemas in JSON Schema, those with a name by reference. */
export const jsonSchemas = (): JsonSchemas => {
  const components: Record<string, JsonSchema> = {}
  return {
    components,
    write: (schema, io) => {
      const override = io === 'output' ? simplify : ({ jsonSchema }: { jsonSchema: JsonSchema }) => simplifyInput(jsonSchema)
      const printed = z.toJSONSchema(schema, { io, metadata: namedSchemas, unrepresentable: 'any', override })
      const { $schema: _, $defs, ...rest } = inWords(byName(printed))
      for (const [id, { id: __, ...component }] of propertiesOf({ properties: $defs }) ?? []) components[id] = component
      return rest
    },
  }
}

const simplifyInput = (jsonSchema: JsonSchema) => {
  const { additionalProperties } = jsonSchema
  simplify({ jsonSchema })
  // What a client sends beyond what is known is refused, and that is worth knowing.
  if (additionalProperties === false) jsonSchema['additionalProperties'] = false
}
