import { convertToCommandError, type EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client'
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { CallOptions, ClientDuplexStream, Metadata } from '@grpc/grpc-js'
import { type AppendAnswer, decodeAnswer } from './append-answer.ts'
import { type AppendRequest, encodeAppend } from './append-request.ts'
import { Silence } from './event-store-away.ts'
import type { ExpectedRevision, NewEvent } from './new-event.ts'

export interface Append {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: readonly NewEvent[]
}

/** The position of the last event, where the store says it. */
type Appended = { readonly position: number | undefined } | 'conflict'

type Call = ClientDuplexStream<AppendRequest, AppendAnswer>

interface Waiting {
  readonly stream: string
  readonly until: number
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: Error) => void
  /** Undefined until it is sent. */
  call: Call | undefined
}

/** What the client keeps for its own calls: it knows which node to speak to, and as whom. */
interface Inner {
  GRPCStreamCreator(
    service: typeof StreamsClient,
    name: string,
    create: (of: StreamsClient) => Call,
    calls: WeakMap<object, Call>,
  ): () => Promise<Call>
  callArguments(options: object, call: CallOptions): [Metadata, CallOptions]
}

/**
 * Appends over a client's own connection, all on one call of it. The client's own way costs ten times as much, and keeps
 * what waits on all connections of the process in one register, which each that breaks clears.
 */
export const appendsOver = (client: EventStoreDBClient) => {
  const inner = client as unknown as Inner
  const waiting = new Map<number, Waiting>()
  let last = 0

  const settle = (answer: AppendAnswer) => {
    const asked = waiting.get(answer.number)
    // Whoever gave up has asked again.
    if (asked === undefined) return
    waiting.delete(answer.number)
    if (!('error' in answer)) return asked.resolve(answer)
    const error = unpackToCommandError(answer.error, asked.stream)
    if (error instanceof WrongExpectedVersionError) asked.resolve('conflict')
    else asked.reject(error)
  }

  const broken = (call: Call, error: Error) => {
    for (const [number, asked] of waiting) {
      if (asked.call !== call) continue
      waiting.delete(number)
      asked.reject(error)
    }
  }

  const call = inner.GRPCStreamCreator(
    StreamsClient,
    'appendToStream',
    (service) => {
      const opened = service.makeBidiStreamRequest(
        StreamsService.batchAppend.path,
        encodeAppend,
        decodeAnswer,
        ...inner.callArguments({}, { deadline: Infinity }),
      )
      return opened
        .on('data', settle)
        .on('error', (error) => broken(opened, convertToCommandError(error)))
        .on('end', () => broken(opened, new Silence('the event store ended its answers to appends')))
    },
    new WeakMap(),
  )

  let timer: NodeJS.Timeout | undefined
  let wakesAt = Infinity
  /** One timer for all that waits: an append that is answered in time costs none. */
  const watch = (until: number) => {
    if (until >= wakesAt) return
    clearTimeout(timer)
    wakesAt = until
    timer = setTimeout(giveUp, until - performance.now()).unref()
  }
  const giveUp = () => {
    wakesAt = Infinity
    const now = performance.now()
    for (const [number, { until, reject }] of waiting) {
      if (until > now) {
        watch(until)
        continue
      }
      waiting.delete(number)
      reject(new Silence('no answer to an append'))
    }
  }

  const send = async (number: number, asked: Waiting, append: Append, patienceMs: number) => {
    try {
      const opened = await call()
      if (!waiting.has(number)) return
      asked.call = opened
      opened.write({ ...append, number, timeoutMs: Math.ceil(patienceMs) })
    } catch (error) {
      waiting.delete(number)
      asked.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Settles within that time. */
  return (append: Append, patienceMs: number): Promise<Appended> =>
    new Promise((resolve, reject) => {
      const asked = { stream: append.stream, until: performance.now() + patienceMs, resolve, reject, call: undefined }
      last += 1
      waiting.set(last, asked)
      watch(asked.until)
      void send(last, asked, append, patienceMs)
    })
}
