import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { describedBy } from '@debut/events/kernel/define-sentences.ts'
import { kernelProblems } from '@debut/events/kernel/kernel-problems.ts'
import { problemCodes } from '@debut/events/problems.ts'
import { OpenApi } from '@debut/events/reference/reference-answers.ts'
import { capabilities as served } from '@debut/query-service/capabilities.ts'
import { addressOf } from '@debut/query-service/reference/print-operation.ts'
import { printOpenApi } from '@debut/query-service/reference/print-openapi.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { documentSchemas } from '../document-schemas.ts'

/** As a client gets it. */
const document = OpenApi.parse(JSON.parse(JSON.stringify(printOpenApi(contracts, served))))
const misfits = documentSchemas(document)

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
)
const commands = Object.values(document.components.schemas).filter((schema) => 'x-tag' in schema)

const JSON_TYPE = 'application/json'
const WORDS = 'query-service/src/reference/field-descriptions.ts'

/** Problems that only processes of ours get. */
const OF_PROCESSES = ['line-moved']
/** Each email has its own address, which the document leaves out. */
const OF_EMAILS = ['unsubscribe-link-not-valid', 'unsubscribe-link-of-another', 'invitation-link-not-valid']

interface Field {
  readonly description?: string
  readonly $ref?: string
}

describe('the document of the API', () => {
  it('is OpenAPI 3.1 by the schema that is published of that, with nothing left dangling', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  })

  it.each([
    ['an operation without an answer', { ...document, paths: { '/api/waves': { get: { responses: {} } } } }],
    ['a reference to nothing', { ...document, components: { ...document.components, schemas: {} } }],
  ])('would be found out with %s', async (_, broken) => {
    expect(await new Validator().validate(structuredClone(broken))).toMatchObject({ valid: false })
  })

  it('has every route of the contract that is not left out, under an id of its own', () => {
    const described = contracts.flatMap(({ routes = {}, sentences }) =>
      Object.keys(routes).filter((route) => sentences !== undefined && describedBy(sentences, route) !== undefined),
    )
    const names = described.map((route) => {
      const { method, path } = addressOf(route)
      return `${method.toUpperCase()} ${path}`
    })
    expect(operations.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    expect(names.length).toBeGreaterThan(40)
  })

  it('has every command that people send, and none that only our own processes send', () => {
    const all = contracts.flatMap(({ commands: sent = {} }) => Object.values(sent))
    const ofPeople = all.filter(({ who }) => who !== 'process').map(({ type }) => type)
    expect(commands.map(({ title }) => String(title)).toSorted()).toEqual(ofPeople.toSorted())
    expect(ofPeople.length).toBeLessThan(all.length)
    const { schema = {} } = document.paths['/api/commands']?.post?.requestBody?.content[JSON_TYPE] ?? {}
    expect(schema['discriminator']).toMatchObject({ propertyName: 'type' })
    expect((schema['oneOf'] as Field[]).map(({ $ref }) => $ref?.split('/').at(-1))).toEqual(commands.map(({ title }) => title))
  })

  it(`says what everything is that an operation takes, with an example; what has none gets it in ${WORDS}`, () => {
    const parameters = operations.flatMap(({ name, parameters: taken = [] }) =>
      taken.flatMap((parameter) => {
        if ('$ref' in parameter || (parameter.description !== undefined && 'example' in parameter)) return []
        // One of two that exclude each other has no example.
        return parameter.description !== undefined && !parameter.required ? [] : [`${name} takes ${parameter.name}`]
      }),
    )
    const fields = commands.flatMap(({ title, properties }) => {
      const { payload } = properties as { payload: { properties?: Record<string, Field> } }
      return Object.entries(payload.properties ?? {})
        .filter(([, field]) => field.description === undefined && field.$ref === undefined)
        .map(([field]) => `${String(title)} takes ${field}`)
    })
    expect([...parameters, ...fields]).toEqual([])
  })

  it('gives examples that fit', () => {
    const media = operations.flatMap(({ name, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((each) => Object.values(each?.content ?? {})).map((each) => ({ name, ...each })),
    )
    const given = [
      ...media.flatMap(({ name, schema, example }) => (schema === undefined || example === undefined ? [] : [{ name, schema, example }])),
      ...commands.map((schema) => ({ name: String(schema['title']), schema, example: (schema['examples'] as unknown[])[0] })),
      ...operations.flatMap(({ name, parameters = [] }) =>
        parameters.flatMap((each) =>
          'schema' in each && 'example' in each ? [{ name: `${name} ${each.name}`, schema: each.schema, example: each.example }] : [],
        ),
      ),
    ]
    expect(given.flatMap(({ name, schema, example }) => misfits(schema, example).map((misfit) => `${name}: ${misfit}`))).toEqual([])
    expect(given.length).toBeGreaterThan(100)
  })

  it('distinguishes a field that it does not have from those that it has, however deep', () => {
    const { schema = {}, example } = document.paths['/api/boards/{period}']?.get?.responses['200']?.content?.[JSON_TYPE] ?? {}
    const board = example as { tools: object[] }
    expect(misfits(schema, board)).toEqual([])
    expect(misfits(schema, { ...board, secret: 1 })).not.toEqual([])
    expect(misfits(schema, { ...board, tools: [{ ...board.tools[0], secret: 1 }] })).not.toEqual([])
  })

  it('names everything that can go wrong where it can go wrong, and nothing else', () => {
    const ofRequests = [...Object.keys(kernelProblems), ...OF_PROCESSES, ...OF_EMAILS]
    const named = new Set(operations.flatMap(({ responses }) => Object.values(responses).flatMap((each) => each['x-codes'] ?? [])))
    expect(problemCodes().filter((code) => !named.has(code) && !ofRequests.includes(code))).toEqual([])
    expect([...named].filter((code) => !problemCodes().includes(code))).toEqual([])
  })
})
