import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/v4/core'
import { awaitOwnPosition, awaitPosition, minPosition, type WaitingRoom } from './min-position.ts'
import type { Checkpoints } from './checkpoints.ts'
import type { TopicFamily } from './live/topic.ts'
import type { AnyQuery, FreshQuery, OwnQuery, Parts, Served, SharedQuery } from './query.ts'
import { sendOnce, sendTagged } from './send-tagged.ts'
import { sharedAnswers, tagOf } from './shared-answers.ts'
import { signedIn } from './signed-in.ts'

/** What its queries have, and what announces their changes. */
interface ServingParts extends Parts {
  readonly checkpoints: Checkpoints
  readonly waitingRoom: WaitingRoom
}

type Kind<Form> = Form & { read(request: object, parts: Parts): Promise<unknown> }
type Stale = { readonly stale?: true }

const JSON_TYPE = 'application/json; charset=utf-8'

/** Every query of every capability, each under its address. */
export const serveQueries = (app: FastifyInstance, capabilities: readonly Served[], parts: ServingParts): void => {
  for (const { contract, answers = {}, routes = {} } of capabilities) {
    for (const [route, register] of Object.entries(routes)) register?.(app, addressOf(route), capabilities)
    for (const [route, query] of Object.entries(answers) as [keyof typeof answers, AnyQuery][]) {
      const row = contract.routes?.[route]
      if (row === undefined) throw new TypeError(`${contract.name} has no answer "${route}"`)
      app.get(addressOf(route), handlerOf(query, row, parts))
    }
  }
}

const addressOf = (route: string) => route.slice('GET '.length)

/** The projections that any query reads or that any topic follows. */
export const projectionsRead = (capabilities: readonly Served[], topics: readonly Pick<TopicFamily, 'projection'>[]): ReadonlySet<string> =>
  new Set([
    ...capabilities.flatMap(({ answers = {} }) => Object.values(answers).flatMap((query) => query?.reads ?? [])),
    ...topics.map(({ projection }) => projection),
  ])

/** A query sees what it says that it reads: of anything else it would neither receive changes nor wait for them. */
const partsFor = ({ reads }: AnyQuery, { checkpoints, ...parts }: ServingParts): Parts => ({
  ...parts,
  checkpoints: {
    of: (name) => {
      if (!reads.includes(name)) throw new TypeError(`a query reads "${name}", and says that it reads ${reads.join(', ') || 'nothing'}`)
      return checkpoints.of(name)
    },
    all: () => checkpoints.all(),
  },
})

const handlerOf = (query: AnyQuery, row: RouteDefinition, parts: ServingParts) => {
  switch (query.kind) {
    case 'shared':
      return answerForAll(query as Kind<SharedQuery<unknown>>, row, parts)
    case 'own':
      return answerOne(query, row, parts)
    case 'fresh':
      return answerOne(query, row, parts)
  }
}

const answerForAll = (query: Kind<SharedQuery<unknown>>, row: RouteDefinition, parts: ServingParts) => {
  const { reads, waitsFor, changesWith, topic: topicOf, awaitsOwn } = query
  const { checkpoints, own, waitingRoom } = parts
  const shared = sharedAnswers(checkpoints, ...reads)
  const write = writerOf(row)
  const itsParts = partsFor(query, parts)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const queryRequest = queryRequestOf(request, row, parts)
    const atLeast = minPosition(request)
    const waits = waitsFor?.(queryRequest) ?? reads
    const stale = await waitingRoom(request, () =>
      awaitsOwn ? awaitOwnPosition(checkpoints, waits, own, request) : awaitPosition(checkpoints, waits, atLeast),
    )
    const topic = topicOf?.(queryRequest)
    const key = JSON.stringify([queryRequest.params, queryRequest.query, changesWith?.(queryRequest.now), stale.stale])
    const make = async () => {
      // Taken before the rows are read, so that nothing between the two is missed by a reader who goes on from here.
      const { schema, position } = checkpoints.of(reads[0] ?? '')
      const facts = await query.read(queryRequest, itsParts)
      return { tag: tagOf(schema, { facts, stale }), body: Buffer.from(write(facts, position, stale)), position }
    }
    const answer = await shared(key, make, topic === undefined ? {} : { topic, atLeast: stale.stale ? undefined : atLeast })
    if (stale.stale) reply.header('x-stale', 'true')
    // An outdated answer is true only at this moment, and one that not everyone may read is for one reader. Neither may be confirmed by a
    // 304 later.
    return stale.stale || row.who !== 'everybody' ? sendOnce(reply, answer) : sendTagged(request, reply, answer)
  }
}

const answerOne = (query: Kind<OwnQuery<unknown>> | Kind<FreshQuery<unknown>>, row: RouteDefinition, parts: ServingParts) => {
  const { checkpoints, own, waitingRoom } = parts
  const write = writerOf(row)
  const itsParts = partsFor(query, parts)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const identity = query.kind === 'own' ? signedIn(request) : readerOf(request)
    const queryRequest = queryRequestOf(request, row, parts)
    const stale = await waitingRoom(request, () => awaitOwnPosition(checkpoints, query.reads, own, request))
    const [dating] = query.reads
    const position = dating === undefined ? undefined : checkpoints.of(dating).position
    const facts = await query.read({ ...queryRequest, identity, memberId: identity?.memberId }, itsParts)
    if (stale.stale) reply.header('x-stale', 'true')
    return reply.type(JSON_TYPE).send(write(facts, position, stale))
  }
}

/** A member who has shown only the first of two factors is let in like a visitor, and sees no more than one. */
const readerOf = ({ identity }: FastifyRequest) => (identity?.secondFactorDue === true ? undefined : identity)

const queryRequestOf = ({ params, query }: FastifyRequest, row: RouteDefinition, { clock }: Parts) => {
  const { 'min-position': _, ...rest } = { ...(query as Record<string, unknown>) }
  return {
    params: row.params === undefined ? {} : parseOrRefuse(row.params, params),
    query: row.query === undefined ? {} : parseOrRefuse(row.query, rest),
    now: clock(),
  } as { readonly params: object; readonly query: object; readonly now: ReturnType<Parts['clock']> }
}

/** How far it reaches stands in an answer whose form has a place for it. */
const writerOf = ({ answer }: RouteDefinition) => {
  const fields = fieldsOf(answer)
  return (facts: unknown, position: number | undefined, { stale }: Stale): string =>
    typeof facts !== 'object' || facts === null
      ? JSON.stringify(facts)
      : JSON.stringify({
          ...facts,
          ...(fields.has('position') && { position }),
          ...(stale === true && fields.has('stale') && { stale }),
        })
}

const fieldsOf = (schema: z.$ZodType | undefined): ReadonlySet<string> => {
  const def = (schema as z.$ZodTypes | undefined)?._zod.def
  if (def?.type === 'object') return new Set(Object.keys(def.shape))
  return def?.type === 'union' ? new Set(def.options.flatMap((option) => [...fieldsOf(option)])) : new Set()
}
