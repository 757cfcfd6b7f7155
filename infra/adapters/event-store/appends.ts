import { convertToCommandError, type EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { CallOptions, ClientDuplexStream, Metadata } from '@grpc/grpc-js'
import { type AppendAnswer, decodeAnswer } from './append-answer.ts'
import { refusalOf } from './append-refusal.ts'
import { type AppendRequest, encodeAppend } from './append-request.ts'
import { Refused } from '../errors.ts'
import { Silence } from '../event-store-unavailable.ts'
import type { ExpectedRevision, NewEvent } from '../new-event.ts'

export interface Append {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: readonly NewEvent[]
}

/** The position of the last event, where the store says it. */
export type Appended = { readonly position: number | undefined } | 'conflict'

type Call = ClientDuplexStream<Buffer, AppendAnswer>

interface Waiting {
  readonly append: Append
  readonly until: number
  readonly resolve: (appended: Appended) => void
  readonly reject: (error: Error) => void
  /** Under which it was sent: an answer to any of them is its answer. */
  readonly numbers: number[]
  /** Where it was sent last; undefined until then. */
  call: Call | undefined
  askAgainAt: number
  pauseMs: number
}

/**
 * We keep below what the server takes, so that the log fits into any of them. Servers end the whole call if a message exceeds about 16 MiB.
 */
export const LARGEST_MESSAGE = 1024 * 1024
/** A real store drops what repeats an append that is on its way to the disk; a later repeat is answered. */
const ASK_AGAIN_MS = 50
/** What is large takes a slow server longer, and costs it as much each time. */
const BYTES_PER_MS = 256
/** While more wait, a server is busy with them, and answers in their order: what it has not passed by is not asked again. */
const FEW = 16

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
  let latestAnswered = 0

  const forget = ({ numbers }: Waiting) => {
    for (const number of numbers) waiting.delete(number)
  }

  const mayBeDropped = ({ numbers }: Waiting) => waiting.size <= FEW || latestAnswered > (numbers.at(-1) ?? 0)

  const settle = (answer: AppendAnswer) => {
    latestAnswered = Math.max(latestAnswered, answer.number)
    const asked = waiting.get(answer.number)
    // Already answered, or given up.
    if (asked === undefined) return
    forget(asked)
    if (!('error' in answer)) return asked.resolve(answer)
    const error = refusalOf(answer.error, asked.append.stream)
    if (error instanceof WrongExpectedVersionError) asked.resolve('conflict')
    else asked.reject(error)
  }

  const fail = (asked: Waiting, error: Error) => {
    forget(asked)
    asked.reject(error)
  }

  const broken = (call: Call, error: Error) => {
    for (const asked of waiting.values()) if (asked.call === call) fail(asked, error)
  }

  const call = inner.GRPCStreamCreator(
    StreamsClient,
    'appendToStream',
    (service) => {
      const opened = service.makeBidiStreamRequest(
        StreamsService.batchAppend.path,
        asItIs,
        decodeAnswer,
        ...inner.callArguments({}, { deadline: Infinity }),
      )
      return opened
        .on('data', settle)
        .on('error', (error) => broken(opened, convertToCommandError(error)))
        .on('end', () => {
          // The client keeps a call until both sides have ended it: later appends would be sent without a reader, for ever.
          opened.end()
          broken(opened, new Silence('the event store ended its answers to appends'))
        })
    },
    new WeakMap(),
  )

  let timer: NodeJS.Timeout | undefined
  let wakesAt = Infinity
  /** One timer for all that waits: an append that is answered at once costs none. */
  const watch = ({ until, askAgainAt }: Waiting) => {
    const at = Math.min(until, askAgainAt)
    if (at >= wakesAt) return
    clearTimeout(timer)
    wakesAt = at
    timer = setTimeout(look, Math.max(1, at - performance.now())).unref()
  }
  const look = () => {
    wakesAt = Infinity
    const now = performance.now()
    for (const asked of new Set(waiting.values())) {
      if (asked.until <= now) {
        fail(asked, new Silence('no answer to an append'))
        continue
      }
      if (asked.askAgainAt <= now) {
        const again = mayBeDropped(asked)
        if (again) asked.pauseMs *= 2
        asked.askAgainAt = now + asked.pauseMs
        if (again) void send(asked)
      }
      watch(asked)
    }
  }

  const send = async (asked: Waiting) => {
    const number = ++last
    asked.numbers.push(number)
    waiting.set(number, asked)
    try {
      const opened = await call()
      if (!waiting.has(number)) return
      asked.call = opened
      const bytes = encoded(asked, number)
      asked.askAgainAt += bytes.length / BYTES_PER_MS
      opened.write(bytes)
    } catch (error) {
      fail(asked, error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Settles within that time. An append that is not repeated can't land behind a later one. */
  return (append: Append, timeoutMs: number, asksAgain = true): Promise<Appended> =>
    new Promise((resolve, reject) => {
      const now = performance.now()
      const asked = {
        append,
        until: now + timeoutMs,
        resolve,
        reject,
        numbers: [],
        call: undefined,
        askAgainAt: asksAgain ? now + ASK_AGAIN_MS : Infinity,
        pauseMs: ASK_AGAIN_MS,
      }
      void send(asked)
      watch(asked)
    })
}

const asItIs = (bytes: Buffer) => bytes

/** Before it goes to the call: what can't be written, or carried, would end the call for all. */
const encoded = ({ append, until }: Waiting, number: number): Buffer => {
  const bytes = written({ ...append, number, timeoutMs: Math.max(1, Math.ceil(until - performance.now())) })
  if (bytes.length > LARGEST_MESSAGE)
    throw new Refused(
      `the events for the stream "${append.stream}" are too large: ${bytes.length} bytes, where ${LARGEST_MESSAGE} are the most at once`,
    )
  return bytes
}

const written = (request: AppendRequest): Buffer => {
  try {
    return encodeAppend(request)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refused(`the events for the stream "${request.stream}" can't be written: ${why}`, { cause: error })
  }
}
