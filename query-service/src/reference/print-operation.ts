import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import { groupOf, type Description } from '@debut/events/kernel/define-sentences.ts'
import type { JsonSchema, Operation } from '@debut/events/reference/reference-answers.ts'
import { propertiesOf, referredTo, requiredBy } from '@debut/events/reference/schema-reading.ts'
import type * as z from 'zod/v4/core'
import type { AnyQuery } from '../kernel/query.ts'
import { exampleOf } from './example-of.ts'
import { fieldWords } from './field-descriptions.ts'
import type { JsonSchemas } from './json-schemas.ts'
import { commonProblems, problemResponses } from './problem-responses.ts'
import { securityOf, whoLabel, whoOf } from './who-labels.ts'

type Response = Operation['responses'][string]
type Parameter = NonNullable<Operation['parameters']>[number]

/** One route, and what there is to know of it. */
export interface Printed {
  readonly capability: Pick<Capability, 'name' | 'sentences'>
  readonly route: string
  readonly row: RouteDefinition
  readonly described: Description
  /** The query behind it, where it is one. */
  readonly query: AnyQuery | undefined
}

const MIN_POSITION = '#/components/parameters/min-position'
const JSON_TYPE = 'application/json'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** `GET /api/tools/:tool` as OpenAPI has it. */
export const addressOf = (route: string): { readonly method: (typeof METHODS)[keyof typeof METHODS]; readonly path: string } => {
  const [method = '', path = ''] = route.split(' ')
  const known = Object.entries(METHODS).find(([name]) => name === method)
  if (known === undefined) throw new TypeError(`"${route}" has a method that the OpenAPI document does not know`)
  return { method: known[1], path: path.replaceAll(/:(\w+)/g, '{$1}') }
}

export const printOperation = (printed: Printed, schemas: JsonSchemas): Operation => {
  const { capability, route, row, described, query } = printed
  const waits = query !== undefined && query.reads.length > 0
  const parameters = [
    ...parametersIn('path', row.params, described, schemas),
    ...parametersIn('query', row.query, described, schemas),
    ...(waits ? [{ $ref: MIN_POSITION }] : []),
  ]
  const body = bodyOf(row, described, schemas)
  const isAsked = parameters.length > 0 || row.body !== undefined
  return {
    operationId: idOf(route),
    tags: [groupOf(capability)],
    summary: described.says.replace(/[.:] .*|\.$/s, ''),
    description: `${described.says}\n\nFor ${whoLabel(row.who)}.`,
    'x-who': whoOf(row.who),
    security: securityOf(row, query === undefined || (query.kind === 'shared' && !query.awaitsOwn)),
    'x-example': exampleAddress(route, described, parameters),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...answersOf(printed, schemas),
      ...problemResponses([...commonProblems(route, row, described, isAsked), ...(described.problems ?? [])]),
    },
  }
}

/** `GET /api/boards/:period` is `getBoardsByPeriod`. */
const idOf = (route: string): string => {
  const { method, path } = addressOf(route)
  const words = path
    .replace(/^\/api\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^\w]+/)
    .filter((word) => word !== '')
  return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

const parametersIn = (
  place: 'path' | 'query',
  schema: z.$ZodType | undefined,
  described: Description,
  schemas: JsonSchemas,
): Parameter[] => {
  if (schema === undefined) return []
  const written = schemas.write(schema, 'input')
  const required = requiredBy(written)
  return (propertiesOf(written) ?? []).map(([name, { description, ...field }]) => {
    const words = fieldWords[`?${name}`]
    const example =
      described.example !== undefined && name in described.example ? described.example[name] : (words?.[1] ?? exampleIn(field, schemas))
    const says = words?.[0] ?? description ?? namedIn(field, schemas)?.['description']
    return {
      name,
      in: place,
      ...((place === 'path' || required.has(name)) && { required: true as const }),
      ...(typeof says === 'string' && { description: says }),
      schema: field,
      ...(example !== undefined && { example }),
    }
  })
}

/** With what the address needs, and what an example of its own says that goes together. */
const exampleAddress = (route: string, { example = {} }: Description, parameters: readonly Parameter[]): string => {
  const given = parameters.flatMap((each) => ('name' in each && each.example !== undefined ? [each] : []))
  const path = given
    .filter((each) => each.in === 'path')
    .reduce((rest, { name, example: value }) => rest.replace(`{${name}}`, encodeURIComponent(String(value))), addressOf(route).path)
  const asked = given.filter(({ in: place, required, name }) => place === 'query' && (required || name in example))
  const query = new URLSearchParams(asked.map(({ name, example: value }): [string, string] => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}

const namedIn = (field: JsonSchema, { components }: JsonSchemas) => components[referredTo(field) ?? '']

/** Nothing where there is no telling: a text that fits a form says no more than the form. */
const exampleIn = (field: JsonSchema, { components }: JsonSchemas): unknown => {
  const example = exampleOf(field, components)
  return example === 'text' || example === null ? undefined : example
}

const bodyOf = ({ body }: RouteDefinition, { takes, example }: Description, schemas: JsonSchemas): Operation['requestBody'] => {
  if (takes !== undefined) {
    const description = `One of ${takes.types.join(', ')}, of ${takes.bytes / 1024 ** 2} MiB at most.`
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description }
    const schema = { type: 'object', properties: { [takes.field]: file }, required: [takes.field] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  if (body === undefined) return undefined
  const schema = schemas.write(body, 'input')
  return { required: true, content: { [JSON_TYPE]: { schema, example: example ?? exampleOf(schema, schemas.components) } } }
}

const HEADERS = '#/components/headers/'

/** What is the same for everybody has a tag, and is not sent again to who has it. */
const answersOf = ({ row, described, query }: Printed, schemas: JsonSchemas): Record<string, Response> => {
  if (described.gives === null) return { '204': { description: 'Done. There is no body.' } }
  if (row.answer === undefined || described.gives !== undefined)
    return { '200': { description: 'The answer.', content: { [described.gives ?? JSON_TYPE]: {} } } }
  const schema = schemas.write(row.answer, 'output')
  const content = { [JSON_TYPE]: { schema, example: exampleOf(schema, schemas.components) } }
  if (query === undefined) return { '200': { description: 'The answer.', content } }
  const stale = { 'X-Stale': { $ref: `${HEADERS}X-Stale` } }
  if (query.kind !== 'shared') return { '200': { description: 'The answer.', headers: stale, content } }
  return {
    '200': { description: 'The answer.', headers: { ETag: { $ref: `${HEADERS}ETag` }, ...stale }, content },
    '304': { description: 'The answer is still the one that `If-None-Match` names.' },
  }
}
