import type { Capability } from '@debut/events/kernel/define-capability.ts'
import type { RouteName } from '@debut/events/kernel/define-route.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { PseudonymsOf } from '@debut/adapters/pseudonym.ts'
import type { RecentRequests } from '@debut/adapters/recent-requests.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/v4/core'
import type { Checkpoints } from './checkpoints.ts'
import type { TopicFamily } from './live/topic.ts'
import type { OwnPositions } from './own-positions.ts'
import type { AskCommandService } from './command-service.ts'

/** All that this service has for its queries and topics. */
export interface Parts {
  readonly database: Knex
  /** A few connections for statements that are found the same way whatever is asked: planning them would cost more than they do. */
  readonly planned: Knex
  readonly checkpoints: Pick<Checkpoints, 'of' | 'all'>
  readonly own: OwnPositions
  readonly ask: AskCommandService
  /** What consoles call voters. */
  readonly pseudonymsOf: PseudonymsOf
  /** What this service answered lately. */
  readonly requests: Pick<RecentRequests, 'figures'>
  readonly liveConnections: () => number
  readonly clock: Clock
}

interface QueryRequest<Params, Query> {
  readonly params: Params
  readonly query: Query
  readonly now: Instant
}

/** What was read, as it is: a list need not be one's own to change, and rows name no kinds of numbers. */
type AsRead<Value> = Value extends string
  ? Value
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? readonly AsRead<Item>[]
      : Value extends object
        ? { readonly [Field in keyof Value]: AsRead<Value[Field]> }
        : Value

/** How far an answer reaches is the kernel's to say. */
type Facts<Answer> = Answer extends object ? AsRead<Omit<Answer, 'position' | 'stale'>> : Answer

interface Reading {
  /** The projections that it needs, its own first: that one dates the answer. */
  readonly reads: readonly string[]
}

/** The same for everybody: made once, and kept until it changes. */
export interface SharedQuery<Answer, Params = object, Query = object> extends Reading {
  readonly kind: 'shared'
  /** What a reader who asks for a position waits for, where that is less than all it reads. */
  readonly waitsFor?: (request: QueryRequest<Params, Query>) => readonly string[]
  /** What changes it beside events: time. */
  readonly changesWith?: (now: Instant) => readonly unknown[]
  /** The only live topic that announces its changes; without one, any does. */
  readonly topic?: (request: QueryRequest<Params, Query>) => string
  /** Members see what they have done themselves without asking for it. */
  readonly awaitsOwn?: true
  read(request: QueryRequest<Params, Query>, parts: Parts): Promise<Facts<Answer>>
}

/** For the one who asks, and kept nowhere. */
export interface OwnQuery<Answer, Params = object, Query = object> extends Reading {
  readonly kind: 'own'
  read(
    request: QueryRequest<Params, Query> & { readonly memberId: MemberId; readonly identity: Identity },
    parts: Parts,
  ): Promise<Facts<Answer>>
}

/** Made anew for each who asks, visitors too. */
export interface FreshQuery<Answer, Params = object, Query = object> extends Reading {
  readonly kind: 'fresh'
  read(request: QueryRequest<Params, Query> & { readonly identity: Identity | undefined }, parts: Parts): Promise<Facts<Answer>>
}

type QueryOf<Answer, Params, Query> =
  | SharedQuery<Answer, Params, Query>
  | OwnQuery<Answer, Params, Query>
  | FreshQuery<Answer, Params, Query>
export type AnyQuery = QueryOf<unknown, never, never>

type OutputOf<Row, Field extends string> = Row extends { readonly [Name in Field]: infer Schema extends z.$ZodType }
  ? z.output<Schema>
  : object
type AnswerOf<Row> = Row extends { readonly answer: infer Schema extends z.$ZodType } ? z.output<Schema> : never
type RoutesOf<Contract> = Contract extends { readonly routes: infer Rows } ? Rows : object
type TopicsOf<Contract> = Contract extends { readonly topics: infer Rows } ? Rows : object

/** It may want to know what else is served. */
type RegisterRoute = (app: FastifyInstance, address: string, served: readonly Served[]) => void

/** What a capability brings to this service: a query for each answer that is not another service's, and its live topics. */
export interface Serves<Contract extends Capability> {
  readonly answers?: {
    readonly [Route in keyof RoutesOf<Contract>]?: QueryOf<
      AnswerOf<RoutesOf<Contract>[Route]>,
      OutputOf<RoutesOf<Contract>[Route], 'params'>,
      OutputOf<RoutesOf<Contract>[Route], 'query'>
    >
  }
  readonly topics?: { readonly [Topic in keyof TopicsOf<Contract>]: (parts: Parts) => TopicFamily }
  /** Of what is no query: each registers the address that it is given. */
  readonly routes?: { readonly [Route in keyof RoutesOf<Contract>]?: RegisterRoute }
}

/** The same, for what runs all of them alike. */
export interface Served {
  readonly contract: Capability
  readonly answers?: Readonly<Partial<Record<RouteName, AnyQuery>>>
  readonly topics?: Readonly<Record<string, (parts: Parts) => TopicFamily>>
  readonly routes?: Readonly<Partial<Record<RouteName, RegisterRoute>>>
}

/** A capability's manifest in this service. */
export const serves = <const Contract extends Capability>(contract: Contract, side: Serves<Contract>): Served => ({ contract, ...side })
