import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import { groupOf, isDescribed, describedBy } from '@debut/events/kernel/define-sentences.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { problemCodes, problemOf } from '@debut/events/problems.ts'
import type { JsonSchema, OpenApi } from '@debut/events/reference/reference-answers.ts'
import type { Served } from '../kernel/query.ts'
import { type JsonSchemas, jsonSchemas } from './json-schemas.ts'
import { printCommands } from './print-commands.ts'
import { addressOf, type Printed, printOperation } from './print-operation.ts'
import { whoLabel, whoOf } from './who-labels.ts'

/** The one operation that takes every command. */
const COMMANDS = 'POST /api/commands'

/** The whole API in one document: of the contract, and of what is known of the queries behind it. */
export const printOpenApi = (contracts: readonly Capability[], served: readonly Served[]): OpenApi => {
  const schemas = jsonSchemas()
  const paths = printPaths(contracts, served, schemas)
  const topics = contracts.flatMap((contract) => topicsOf(contract, schemas))
  const minPosition = schemas.write(LogPosition, 'input')
  return {
    openapi: '3.1.1',
    info: {
      title: 'Debut',
      version: '1',
      summary: 'The launchpad whose every vote can be counted again.',
      description: DESCRIPTION,
    },
    servers: [{ url: '/', description: 'Where this document is from.' }],
    tags: contracts.flatMap(tagOf),
    paths,
    components: {
      schemas: { Problem: problemSchema(), ...schemas.components },
      parameters: {
        'min-position': {
          name: 'min-position',
          in: 'query',
          description:
            'Waits until the answer holds what was accepted at this position, for two seconds at most. Then it comes with the header `X-Stale`, and with `stale` where it has a place for it. It is taken as a header, too.',
          schema: minPosition,
        },
      },
      headers: {
        ETag: {
          description: 'Names the answer: send it as `If-None-Match`, and get 304 for as long as it holds.',
          schema: { type: 'string' },
        },
        'X-Stale': { description: '`true` where the answer is behind what was asked for.', schema: { const: 'true' } },
        'Retry-After': { description: 'After how many seconds to try again.', schema: { type: 'integer' } },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The access token of a session. `/auth/v1` gives it by GoTrue’s protocol, good for an hour: `@supabase/auth-js` speaks it.',
        },
      },
    },
    'x-problems': Object.fromEntries(problemCodes().map((code) => [code, problemIn(code)])),
    'x-topics': topics,
  }
}

const DESCRIPTION = `Everything that the site shows and does goes through this API.

You need no key to read. To read a member’s own data and to send commands, you need their bearer token. All bodies are JSON in UTF-8, of 64 KiB at most.

A command is answered with its position in the log. What is read follows within moments: \`min-position\` waits for a position.

A refusal has a \`code\` for programs, which never changes its meaning, and a \`message\` for people. Every answer names its request in \`X-Request-Id\`.

Requests are not limited, except those that cost much (to read a website, to take a picture) and those to \`/auth/v1\`: too many of them are answered 429. When the API is overloaded, it answers 503 with \`Retry-After\`. A command that is sent again under its id is counted once.

Days are those of Los Angeles, moments are in UTC, and fields may be added to answers.

The live socket is at \`/api/live\`; its topics are under \`x-topics\`. Feeds are at \`/feeds/{period}.rss\` and \`/feeds/{period}.atom\`.`

const tagOf = ({ name, sentences }: Capability) =>
  sentences === undefined || !isDescribed(sentences)
    ? []
    : [{ name: groupOf({ name, sentences }), description: sentences.says, 'x-displayName': sentences.title }]

const printPaths = (contracts: readonly Capability[], served: readonly Served[], schemas: JsonSchemas): OpenApi['paths'] => {
  const paths: Record<string, OpenApi['paths'][string]> = {}
  for (const printed of contracts.flatMap((contract) => describedIn(contract, served))) {
    const { method, path } = addressOf(printed.route)
    const operation = printOperation(printed, schemas)
    paths[path] = { ...paths[path], [method]: printed.route === COMMANDS ? printCommands(operation, contracts, schemas) : operation }
  }
  return paths
}

const describedIn = (capability: Capability, served: readonly Served[]): Printed[] => {
  const { name, routes = {}, sentences } = capability
  const queries = new Map(Object.entries(served.find(({ contract }) => contract.name === name)?.answers ?? {}))
  return Object.entries(routes).flatMap(([route, row]: [string, RouteDefinition]) => {
    const described = sentences && describedBy(sentences, route)
    return described === undefined ? [] : [{ capability, route, row, described, query: queries.get(route) }]
  })
}

const topicsOf = (capability: Capability, schemas: JsonSchemas): OpenApi['x-topics'] => {
  const { topics = {}, sentences } = capability
  return Object.entries(topics).flatMap(([topic, { who, frame }]) => {
    const described = sentences && describedBy(sentences, `topic ${topic}`)
    if (described === undefined) return []
    return [
      {
        topic,
        tag: groupOf(capability),
        description: `${described.says}\n\nFor ${whoLabel(who)}.`,
        'x-who': whoOf(who),
        schema: schemas.write(frame, 'output'),
      },
    ]
  })
}

const problemIn = (code: string) => {
  const { status, message } = problemOf(code)
  return { status, message }
}

const problemSchema = (): JsonSchema => ({
  description: 'Why a request failed.',
  type: 'object',
  properties: {
    code: { type: 'string', enum: problemCodes(), description: 'For programs: it never changes its meaning.' },
    message: { type: 'string', description: 'For people: what happened, and what to do next.' },
    requestId: { type: 'string', description: 'The name of the request, by which we find what became of it.' },
    details: {
      type: 'array',
      description: 'What is not as it should be, field by field.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['code', 'message', 'requestId'],
})
