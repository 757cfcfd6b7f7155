import { capabilities } from '@debut/events/capabilities.ts'
import { describedBy } from '@debut/events/kernel/define-sentences.ts'
import { kernelProblems } from '@debut/events/kernel/kernel-problems.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import * as z from 'zod/v4/core'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats['default'](ajv)
// Its pattern stands beside it.
ajv.addFormat('ulid', true)

/** Nothing more than the contract says: a field that is not in it would leave the house unseen. */
const validatorOf = (schema: z.$ZodType): ValidateFunction => ajv.compile(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))

const answers = capabilities.flatMap(({ routes: rows = {} }) =>
  Object.entries(rows).flatMap(([route, { answer }]) => (answer === undefined ? [] : [{ route, pattern: patternOf(route), answer }])),
)

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
}

const compiled = new Map<string, ValidateFunction>()

const expectFit = (name: string, schema: z.$ZodType, body: unknown): void => {
  const validate = compiled.get(name) ?? validatorOf(schema)
  compiled.set(name, validate)
  validate(body)
  const misfits = validate.errors?.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`) ?? []
  expect(misfits, `what ${name} answers`).toEqual([])
}

/** An address without a name in it comes before one that takes any name. */
const routeAt = <Row extends { readonly route: string; readonly pattern: RegExp }>(rows: readonly Row[], asked: string): Row | undefined =>
  rows.filter(({ pattern }) => pattern.test(asked)).toSorted((one, other) => one.route.split(':').length - other.route.split(':').length)[0]

/** What a service answered, beside what its contract says that it answers. An address that is in no contract fits. */
export const fitsContract = (method: string, path: string, body: unknown): void => {
  const [address = ''] = path.split('?')
  const row = routeAt(answers, `${method} ${address}`)
  if (row !== undefined) expectFit(row.route, row.answer, body)
}

const acts = capabilities.flatMap(({ routes: rows = {}, commands = {}, sentences }) =>
  [...Object.keys(rows), ...Object.values(commands).map(({ type }) => `command ${type}`)].map((route) => ({
    route,
    pattern: patternOf(route),
    description: sentences && describedBy(sentences, route),
  })),
)

/** How something was refused, beside what its contract says that can go wrong with it. Without a description, any refusal is allowed. */
export const refusalFitsContract = (asked: string, code: string | undefined): void => {
  const act = routeAt(acts, asked.replace(/\?.*/, ''))
  if (act?.description === undefined || code === undefined) return
  expect([...(act.description.problems ?? []), ...Object.keys(kernelProblems)], `how ${act.route} is refused`).toContain(code)
}

const frames = new Map(capabilities.flatMap(({ topics = {} }) => Object.entries(topics).map(([name, { frame }]) => [name, frame] as const)))

/** The same of a live topic's message. A board and a tool say how far they reach, too. */
export const frameFitsContract = (topic: string, body: object): void => {
  const [name = ''] = topic.split(':')
  const frame = frames.get(name)
  if (frame !== undefined) expectFit(`topic ${name}`, frame, body)
}
