import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { OpenApi } from '@debut/events/reference/reference-answers.ts'
import { alternativesOf } from '@debut/events/reference/schema-reading.ts'
import { capabilities as served } from '@debut/query-service/capabilities.ts'
import { printOpenApi } from '@debut/query-service/reference/print-openapi.ts'
import { expect, it } from 'vitest'
import { fieldReader } from './fields.ts'
import { groupNamesOf, groupOf, overviewOf } from './reference-view.ts'

/** As it comes over the wire. */
const document = OpenApi.parse(JSON.parse(JSON.stringify(printOpenApi(contracts, served))))
const groups = groupNamesOf(document).map(({ name }) => groupOf(document, name))

it('shows everything that the document has, in one group each', () => {
  const calls = groups.flatMap((group) => group?.calls ?? [])
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(calls.map(({ id }) => id).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
  const { schema } = document.paths['/api/commands']?.post?.requestBody?.content['application/json'] ?? {}
  expect(groups.flatMap((group) => group?.commands ?? [])).toHaveLength(alternativesOf(schema ?? {}).length)
  expect(groups.flatMap((group) => group?.topics ?? [])).toHaveLength(document['x-topics'].length)
  expect(overviewOf(document).groups.map(({ name }) => name)).toEqual(groups.map((group) => group?.name))
})

it('tells of an operation for whom it is, what it takes, what it answers and how it is refused', () => {
  const call = groupOf(document, 'tools')?.calls.find(({ path }) => path === '/api/tools/{tool}')
  expect(call).toMatchObject({
    method: 'GET',
    says: 'A product with its launches, the newest first, each with how it stands on its day.',
    who: 'For everybody',
    parameters: [{ name: 'tool', isRequired: true, says: ['A product, by its slug or by its id.'] }],
    answers: {
      kind: 'application/json',
      forms: [expect.arrayContaining([expect.objectContaining({ name: 'launches', type: 'list of object' })])],
    },
    isTagged: true,
    isWaiting: true,
    problems: [{ code: 'unknown-tool', status: 404 }],
  })
})

it('leads from the one operation for commands to each of them', () => {
  const [call] = groupOf(document, 'commands')?.calls ?? []
  expect(call?.sends?.oneOf).toContainEqual({ name: 'CastVote', group: 'voting' })
  expect(groupOf(document, 'voting')?.commands.find(({ type }) => type === 'CastVote')).toMatchObject({
    who: 'For members',
    sends: { forms: [[expect.objectContaining({ name: 'launchId', type: 'LaunchId', isRequired: false }), expect.anything()]] },
    problems: expect.arrayContaining([expect.objectContaining({ code: 'daily-limit', status: 422 })]),
  })
})

it('knows no group that there is not', () => {
  expect(groupOf(document, 'no-such-group')).toBeUndefined()
  expect(groupOf(document, 'constructor')).toBeUndefined()
})

it('explains each kind of values that it names', () => {
  const { kinds } = overviewOf(document)
  const named = JSON.stringify(groups).matchAll(/"type":"(?:list of )?([A-Z][a-z]\w+)[^"]*","isRequired"/g)
  expect([...named].map(([, name]) => name).filter((name) => !kinds.some((kind) => kind.name === name))).toEqual([])
  expect(kinds.filter(({ says }) => says.length === 0)).toEqual([])
})

const { fieldOf, formsOf } = fieldReader({
  Tag: { type: 'string', description: 'A tag.' },
  Price: { enum: ['free', 'paid'], description: 'What it costs.' },
})

it.each([
  ['a bound number', { type: 'integer', minimum: 1, maximum: 50, default: 24 }, 'integer', ['1 to 50; 24 by default.']],
  ['a text', { type: 'string', minLength: 2, maxLength: 40, description: 'A name.' }, 'string', ['A name.', '2 to 40 characters.']],
  ['any number but a negative one', { type: 'integer', minimum: 0 }, 'integer', []],
  ['a kind that has a name', { $ref: '#/components/schemas/Tag' }, 'Tag', ['A tag.']],
  ['the same with words of its own', { $ref: '#/components/schemas/Tag', description: 'The first.' }, 'Tag', ['The first.']],
  ['a choice', { $ref: '#/components/schemas/Price' }, 'free | paid', ['What it costs.']],
  ['what may be missing', { anyOf: [{ $ref: '#/components/schemas/Tag' }, { type: 'null' }] }, 'Tag or null', ['A tag.']],
  ['a list', { type: 'array', items: { $ref: '#/components/schemas/Tag' }, maxItems: 3 }, 'list of Tag', ['Up to 3 of them.']],
  ['a constant', { type: 'boolean', const: true }, 'true', []],
  ['anything', {}, 'anything', []],
])('writes %s as people read it', (_, schema, type, says) => {
  expect(fieldOf('field', schema, true)).toMatchObject({ type, says })
})

it('looks into lists and into each of several forms', () => {
  const one = { type: 'object', properties: { kind: { const: 'one' } }, required: ['kind'] }
  const other = { type: 'object', properties: { kind: { const: 'other' }, percent: { type: 'integer' } }, required: ['kind'] }
  expect(formsOf({ type: 'array', items: { anyOf: [one, other, { type: 'null' }] } })).toEqual([
    [expect.objectContaining({ name: 'kind', isRequired: true })],
    [expect.objectContaining({ name: 'kind' }), expect.objectContaining({ name: 'percent', isRequired: false })],
  ])
})
