import type { JsonSchema, OpenApi, Operation } from '@debut/events/reference/reference-answers.ts'
import { listIn, propertiesOf, textsIn } from '@debut/events/reference/schema-reading.ts'
import { type Field, type FieldReader, fieldReader } from './fields.ts'

export interface Problem {
  readonly code: string
  readonly status: number
  readonly message: string
}

/** What is sent or answered. */
export interface Content {
  readonly kind: string
  readonly type: string
  readonly forms: readonly (readonly Field[])[]
  readonly example?: unknown
  /** Where it is one of several that are described elsewhere: their names and groups. */
  readonly oneOf?: readonly { readonly name: string; readonly group: string }[]
}

/** One operation. */
export interface Call {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly says: string
  readonly who: string
  readonly parameters: readonly Field[]
  readonly sends?: Content
  readonly answers?: Content
  /** An address that can be asked. */
  readonly example: string
  readonly isTagged: boolean
  /** Whether it waits for a position that is asked for. */
  readonly isWaiting: boolean
  readonly problems: readonly Problem[]
}

export interface Command {
  readonly type: string
  readonly says: string
  readonly who: string
  readonly sends: Content
  readonly problems: readonly Problem[]
}

export interface Topic {
  readonly topic: string
  readonly says: string
  readonly who: string
  readonly forms: readonly (readonly Field[])[]
}

/** A group of the reference by the name that it has in addresses. */
export interface GroupName {
  readonly name: string
  readonly title: string
}

/** All of one capability. */
export interface Group extends GroupName {
  readonly says: string
  readonly calls: readonly Call[]
  readonly commands: readonly Command[]
  readonly topics: readonly Topic[]
}

/** One line for each thing that there is. */
export interface GroupLines extends GroupName {
  readonly says: string
  readonly lines: readonly { readonly anchor: string; readonly kind: string; readonly name: string; readonly says: string }[]
}

export interface Overview {
  readonly groups: readonly GroupLines[]
  readonly problems: readonly Problem[]
  readonly kinds: readonly Field[]
}

/** What any request can meet: listed once, and not with each operation. */
const COMMON = new Set([
  'invalid',
  'malformed-json',
  'malformed-request',
  'too-large',
  'unsupported-media-type',
  'sign-in-required',
  'forbidden',
  'invalid-token',
  'second-factor-required',
  'internal',
  'unavailable',
])

/** A description is a sentence on what it is for, and one on whom for. */
const wordsOf = (description: unknown): { says: string; who: string } => {
  const [says = '', who = ''] = String(description).split('\n\n')
  return { says, who: who.replace(/\.$/, '') }
}

const problemsOf = (codes: readonly string[], { 'x-problems': all }: OpenApi): Problem[] =>
  codes.flatMap((code) => {
    const problem = all[code]
    return problem === undefined || COMMON.has(code) ? [] : [{ code, ...problem }]
  })

const contentIn = (content: Operation['responses'][string]['content'], { typeOf, formsOf }: FieldReader): Content | undefined => {
  const [found] = Object.entries(content ?? {})
  if (found === undefined) return undefined
  const [kind, { schema, example }] = found
  return { kind, type: schema === undefined ? '' : typeOf(schema), forms: schema === undefined ? [] : formsOf(schema), example }
}

const callOf = (path: string, method: string, operation: Operation, document: OpenApi): Call => {
  const { operationId, description, parameters = [], requestBody, responses } = operation
  const reader = readerOf(document)
  const sends = contentIn(requestBody?.content, reader)
  const answers = contentIn(responses['200']?.content, reader)
  const own = parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []))
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    ...wordsOf(description),
    parameters: own.map(({ name, schema, description: says, required }) =>
      reader.fieldOf(name, { ...schema, description: says }, required ?? false),
    ),
    ...(sends && {
      sends: isOneCommand(requestBody?.content[sends.kind]?.schema) ? { ...sends, forms: [], oneOf: allCommands(document) } : sends,
    }),
    ...(answers && { answers }),
    example: operation['x-example'],
    isTagged: responses['304'] !== undefined,
    isWaiting: own.length < parameters.length,
    problems: problemsOf(
      Object.values(responses).flatMap((response) => response['x-codes'] ?? []),
      document,
    ),
  }
}

const isOneCommand = (schema: JsonSchema | undefined) => schema?.['discriminator'] !== undefined

const allCommands = ({ components }: OpenApi) =>
  Object.entries(components.schemas).flatMap(([name, schema]) => (isCommand(schema) ? [{ name, group: String(schema['x-tag']) }] : []))

const readerOf = ({ components }: OpenApi) => fieldReader(components.schemas)

const operationsIn = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))

/** Commands are written among the kinds of values, with the group that they belong to. */
const isCommand = (schema: JsonSchema): boolean => 'x-tag' in schema

const commandsIn = ({ components: { schemas } }: OpenApi, group: string) =>
  Object.entries(schemas).filter(([, schema]) => schema['x-tag'] === group)

const commandOf = (type: string, schema: JsonSchema, document: OpenApi): Command => {
  const payload = propertiesOf(schema)?.find(([name]) => name === 'payload')?.[1] ?? {}
  const [example] = listIn(schema['examples'])
  return {
    type,
    ...wordsOf(schema['description']),
    sends: { kind: 'application/json', type: 'object', forms: readerOf(document).formsOf(payload), example },
    problems: problemsOf(textsIn(schema['x-codes']), document),
  }
}

export const groupNamesOf = ({ tags }: OpenApi): GroupName[] => tags.map((tag) => ({ name: tag.name, title: tag['x-displayName'] }))

/** Undefined where there is no group of that name. */
export const groupOf = (document: OpenApi, name: string): Group | undefined => {
  const tag = document.tags.find((each) => each.name === name)
  if (tag === undefined) return undefined
  return {
    name,
    title: tag['x-displayName'],
    says: tag.description,
    calls: operationsIn(document).flatMap(({ path, method, operation }) =>
      operation.tags.includes(name) ? [callOf(path, method, operation, document)] : [],
    ),
    commands: commandsIn(document, name).map(([type, schema]) => commandOf(type, schema, document)),
    topics: document['x-topics']
      .filter((topic) => topic.tag === name)
      .map(({ topic, description, schema }) => ({ topic, ...wordsOf(description), forms: readerOf(document).formsOf(schema) })),
  }
}

const linesOf = ({ calls, commands, topics }: Group): GroupLines['lines'] => [
  ...calls.map(({ id, method, path, says }) => ({ anchor: id, kind: method, name: path, says })),
  ...commands.map(({ type, says }) => ({ anchor: type, kind: 'command', name: type, says })),
  ...topics.map(({ topic, says }) => ({ anchor: `topic-${topic}`, kind: 'topic', name: topic, says })),
]

export const overviewOf = (document: OpenApi): Overview => ({
  groups: document.tags.flatMap(({ name }) => {
    const group = groupOf(document, name)
    return group === undefined ? [] : [{ name, title: group.title, says: group.says, lines: linesOf(group) }]
  }),
  problems: Object.entries(document['x-problems']).map(([code, problem]) => ({ code, ...problem })),
  kinds: Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    isCommand(schema) || schema['enum'] !== undefined || name === 'Problem' ? [] : [readerOf(document).fieldOf(name, schema, true)],
  ),
})
