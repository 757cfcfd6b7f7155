import type { JsonSchema, OpenApi } from '@debut/events/reference/reference-answers.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document leaves answers open, so that fields can be added. What we answer today has none that it does not name. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isRecord(schema)) return schema
  const within = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in schema && !('additionalProperties' in schema) ? { ...within, additionalProperties: false } : within
}

/** Says where something does not fit a schema of the document. */
export const documentSchemas = ({ components: { schemas } }: Pick<OpenApi, 'components'>) => {
  // What is not of JSON Schema alone: the discriminator of OpenAPI, and words of our own.
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true })
  addFormats['default'](ajv)
  ajv.addVocabulary(['components', 'discriminator', 'x-tag', 'x-who', 'x-codes'])
  // Its pattern stands beside it.
  ajv.addFormat('ulid', true)
  const components = { schemas: closed(schemas) }
  return (schema: JsonSchema, value: unknown): string[] => {
    const validate = ajv.compile({ ...(closed(schema) as JsonSchema), components })
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
  }
}
