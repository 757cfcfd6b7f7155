import type { Who } from '@debut/events/kernel/access.ts'
import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { CommandDefinition } from '@debut/events/kernel/define-command.ts'
import { groupOf, type Description, describedBy } from '@debut/events/kernel/define-sentences.ts'
import { CommandId } from '@debut/events/kernel/ids.ts'
import type { JsonSchema, Operation } from '@debut/events/reference/reference-answers.ts'
import { exampleOf, objectOf } from './example-of.ts'
import { COMPONENTS, type JsonSchemas } from './json-schemas.ts'
import { problemResponses } from './problem-responses.ts'
import { whoLabel, whoOf } from './who-labels.ts'

interface Sent {
  readonly capability: Capability
  readonly definition: CommandDefinition & { readonly who: Who }
  readonly described: Description
}

/** Those that people send. What only our own processes send is not published. */
const sentBy = (capability: Capability): Sent[] =>
  Object.values(capability.commands ?? {}).flatMap(({ who, ...definition }) => {
    const described = capability.sentences && describedBy(capability.sentences, `command ${definition.type}`)
    return who === 'process' || described === undefined ? [] : [{ capability, definition: { ...definition, who }, described }]
  })

/** What most people send. */
const EXAMPLE = 'CastVote'

/** Writes each command under its name, and gives the one operation that takes them all. */
export const printCommands = (operation: Operation, contracts: readonly Capability[], schemas: JsonSchemas): Operation => {
  const sent = contracts.flatMap(sentBy)
  const commandId = schemas.write(CommandId, 'input')
  for (const each of sent) schemas.components[each.definition.type] = commandSchema(each, commandId, schemas)
  const refs = sent.map(({ definition: { type } }) => [type, `${COMPONENTS}${type}`] as const)
  const schema = {
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'type', mapping: Object.fromEntries(refs) },
  }
  const example = exampleOf(schemas.components[EXAMPLE] ?? {}, schemas.components)
  return {
    ...operation,
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      ...operation.responses,
      ...problemResponses([...codesIn(operation), ...sent.flatMap(problemsOf), 'forbidden']),
    },
  }
}

/** What it is refused with, beside what any command is. */
const problemsOf = ({ definition, described }: Sent): string[] => [
  ...(described.problems ?? []),
  ...(definition.fresh === true ? ['fresh-proof-needed'] : []),
]

const codesIn = ({ responses }: Operation): string[] => Object.values(responses).flatMap((response) => response['x-codes'] ?? [])

const commandSchema = (sent: Sent, commandId: JsonSchema, schemas: JsonSchemas): JsonSchema => {
  const { capability, definition, described } = sent
  const { type, who } = definition
  const payload = schemas.write(definition.payload, 'input')
  const example = {
    commandId: exampleOf(commandId, schemas.components),
    type,
    payload: { ...objectOf(payload, schemas.components, 'all'), ...described.example },
  }
  return {
    title: type,
    description: `${described.says}\n\nFor ${whoLabel(who)}.`,
    type: 'object',
    properties: { commandId, type: { const: type }, payload },
    required: ['commandId', 'type', 'payload'],
    additionalProperties: false,
    examples: [example],
    'x-tag': groupOf(capability),
    'x-who': whoOf(who),
    'x-codes': problemsOf(sent),
  }
}
