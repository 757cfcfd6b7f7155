import { capabilities } from '@debut/events/capabilities.ts'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

/** Answers of others, which no contract of ours describes. */
const OF_OTHERS = [
  'GET /auth/v1/sessions',
  'GET /auth/v1/settings',
  'POST /auth/v1/verify/account',
  'GET /auth/demo',
  'POST /auth/demo',
  'GET /builds/latest.json',
]

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

/** What stands for a part of an address that only a reader's visit fills in. */
const HOLE = '*'

const addressOf = (node: Node | undefined, nodes: readonly Node[]): string => {
  if (node?.type === 'Literal') return String(node['value'])
  if (node?.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(HOLE)
  const declared = nodes.find(({ type, id }) => type === 'VariableDeclarator' && (id as Node)['name'] === node?.['name'])
  if (declared === undefined) throw new Error(`${JSON.stringify(node)} is no address that can be followed`)
  return addressOf(declared['init'] as Node, nodes)
}

interface Question {
  readonly route: string
  readonly schema: string | undefined
  /** The file that the schema comes from. */
  readonly from: string | undefined
}

/** Each `api.get(path, schema)` and `api.post(path, body, schema, method)`. */
const questionsIn = (source: string, lang: 'ts' | 'tsx' = 'ts'): Question[] => {
  const nodes = nodesIn(parseAst(source, { lang }))
  return nodes.flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return []
    const [object, method] = [callee['object'] as Node, (callee['property'] as Node)['name']]
    if (object['name'] !== 'api' || (method !== 'get' && method !== 'post')) return []
    const asked = given as Node[]
    const [address = ''] = addressOf(asked[0], nodes).split('?')
    const schema = asked[method === 'get' ? 1 : 2]?.['name'] as string | undefined
    const sentBy = (asked[3]?.['value'] ?? method) as string
    const imported = nodes.find(
      (node) => node.type === 'ImportDeclaration' && (node['specifiers'] as Node[]).some(({ local }) => (local as Node)['name'] === schema),
    )
    return {
      route: `${sentBy.toUpperCase()} ${address}`,
      schema,
      from: (imported?.['source'] as Node | undefined)?.['value'] as string | undefined,
    }
  })
}

const rows = capabilities.flatMap(({ answers = {} }) => Object.entries(answers).map(([route, { answer }]) => ({ route, answer })))

const fits = (asked: string, route: string, isHoleAnything: boolean): boolean => {
  const [parts, names] = [asked.split('/'), route.split('/')]
  return (
    parts.length === names.length &&
    parts.every((part, index) => {
      const name = names[index] ?? ''
      return part.includes(HOLE) ? isHoleAnything || name.startsWith(':') : part === name || (index > 1 && name.startsWith(':'))
    })
  )
}

/** An address without a name in it comes before one that takes any name. */
const answersTo = (asked: string) => {
  const exact = rows.filter(({ route }) => route === asked)
  const named = rows.filter(({ route }) => fits(asked, route, false))
  return [exact, named, rows.filter(({ route }) => fits(asked, route, true))].find((found) => found.length > 0) ?? []
}

/** Those that are not read by the very schema of the contract. */
const misreadIn = async (questions: readonly Question[]) => {
  const misread: string[] = []
  for (const { route, schema, from } of questions) {
    if (OF_OTHERS.includes(route)) continue
    const read: unknown = from?.startsWith('@debut/events/') ? (await import(from))[schema ?? ''] : undefined
    const answers = answersTo(route)
    if (schema === 'NoAnswer' && answers.length > 0 && answers.every(({ answer }) => answer === undefined)) continue
    if (read === undefined || answers.length === 0 || answers.some(({ answer }) => answer !== read)) misread.push(`${route} as ${schema}`)
  }
  return misread
}

it('reads each answer by the schema that the contract has for its address', async () => {
  const questions: Question[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }))
    if (!file.includes('.test.'))
      questions.push(...questionsIn(await readFile(join(import.meta.dirname, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts'))
  expect(await misreadIn(questions)).toEqual([])
  expect(questions.length).toBeGreaterThan(30)
  expect(OF_OTHERS.filter((route) => !questions.some((question) => question.route === route))).toEqual([])
})

it.each([
  ["import { Days } from '@debut/events/launches/day-answers.ts'\napi.get('/api/rules', Days)", 'GET /api/rules as Days'],
  ["import { Days } from '@debut/events/launches/day-answers.ts'\napi.get(`/api/days/${day}`, Days)", 'GET /api/days/* as Days'],
  ["import * as z from 'zod/mini'\nconst Days = z.unknown()\napi.get('/api/days?limit=3', Days)", 'GET /api/days as Days'],
  ["import { Rules } from '@debut/events/launches/rules.ts'\napi.post('/api/nowhere', {}, Rules)", 'POST /api/nowhere as Rules'],
])('notices what is read otherwise', async (source, said) => {
  expect(await misreadIn(questionsIn(source))).toEqual([said])
})
