import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { Status } from '@eventstore/db-client/generated/status_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import type { Warn } from './answer-error.ts'
import type { Authorize } from './access-control.ts'
import type { BatchAppendAnswer, BatchAppendRequest, WriteOptions } from './batch-append-message.ts'
import {
  accessDeniedStatus,
  badRequestStatus,
  maxAppendEventSizeExceededStatus,
  maxAppendSizeExceededStatus,
  streamDeletedStatus,
  timeoutStatus,
  unavailableStatus,
  wrongExpectedVersionStatus,
} from './batch-status.ts'
import type { ProposedEvent } from './encode-record.ts'
import { invalidArgument } from './rpc-exceptions.ts'
import type { OpenCalls } from './open-calls.ts'
import { type Limits, proposedEvent, sizeOnDisk, structured } from './proposed-event.ts'
import type { StorageWriter, WriteResult } from './storage-writer.ts'

type Deps = {
  readonly writer: StorageWriter
  readonly authorize: Authorize
  readonly limits: Limits
  readonly calls: OpenCalls
  readonly clock: () => number
  readonly warn: Warn
}

type Call = ServerDuplexStream<BatchAppendRequest, BatchAppendAnswer>

/** One write that a client is sending or waits for; answered once, by whichever comes first: its outcome or its deadline. */
type ClientWriteRequest = {
  readonly correlationId: Buffer | undefined
  readonly streamId: string
  readonly expectedVersion: number
  readonly deadline: number
  readonly events: ProposedEvent[]
  size: number
}

/** A client that leaves so many replies unread is not listened to until it has read them. */
const UNREAD_LIMIT = 10_000

export const batchAppendService = (deps: Deps) => (call: Call) => {
  deps.calls.add(call)
  new BatchAppendWorker(deps, call).start()
}

class BatchAppendWorker {
  readonly #deps: Deps
  readonly #call: Call
  /** Still being sent, by correlation id. */
  readonly #arriving = new Map<string, ClientWriteRequest>()
  readonly #unanswered = new Set<ClientWriteRequest>()
  #timer: NodeJS.Timeout | undefined
  #timerAt = Infinity
  /** As a real server counts: one more for each write that is whole, one less for each answer, to a write that never was whole too. */
  #pending = 0
  #clientIsDone = false

  constructor(deps: Deps, call: Call) {
    this.#deps = deps
    this.#call = call
  }

  start() {
    const denied = this.#deps.authorize(this.#call.metadata)
    if (denied) {
      this.#call.emit('error', denied)
      return
    }
    this.#call.on('data', (request: BatchAppendRequest) => this.#receive(request))
    this.#call.on('end', () => (this.#clientIsDone = true))
    for (const event of ['cancelled', 'error', 'close'] as const) this.#call.on(event, () => clearTimeout(this.#timer))
  }

  #receive({ correlationId, options, events, isFinal }: BatchAppendRequest) {
    const { limits } = this.#deps
    const key = correlationId?.toString('latin1') ?? ''
    try {
      if (options && !this.#arriving.has(key) && !this.#open(key, correlationId, options)) return
      const request = this.#arriving.get(key)
      if (!request) return
      for (const sent of events) {
        const event = proposedEvent(sent)
        const size = sizeOnDisk(event)
        if (size > limits.event) return this.#refuse(request, key, maxAppendEventSizeExceededStatus(event.id, size, limits.event))
        request.size += size
        request.events.push(event)
      }
      if (request.size > limits.append) {
        this.#arriving.delete(key)
        this.#answer(request, { error: maxAppendSizeExceededStatus(limits.append) })
      } else if (isFinal) {
        this.#arriving.delete(key)
        this.#submit(request)
      }
    } catch (error) {
      this.#refuse(
        { correlationId, streamId: options?.streamId ?? '' },
        key,
        badRequestStatus(error instanceof Error ? error.message : String(error)),
      )
    }
  }

  /** False when it was refused at once. */
  #open(key: string, correlationId: Buffer | undefined, { streamId, expectedVersion, ...time }: WriteOptions): boolean {
    if (streamId === '') throw invalidArgument('a stream needs a name')
    if (expectedVersion === undefined) throw invalidArgument('an expected stream revision is required')
    const now = this.#deps.clock()
    const deadline = Math.min(time.deadline, now + time.timeout)
    const request = { correlationId, streamId, expectedVersion, deadline, events: [], size: 0 }
    this.#unanswered.add(request)
    if (this.#deps.authorize(this.#call.metadata, 'write', streamId)) {
      this.#answer(request, { error: accessDeniedStatus() })
      return false
    }
    if (deadline <= now) {
      this.#timeOut(request)
      return false
    }
    this.#arriving.set(key, request)
    this.#watch(deadline)
    return true
  }

  #submit(request: ClientWriteRequest) {
    this.#pending += 1
    this.#deps.writer.append(request.streamId, request.expectedVersion, request.events).then(
      (result) => {
        // Without any answer, not even that its deadline has passed.
        if (result.result === 'Dropped') this.#unanswered.delete(request)
        else this.#answer(request, outcomeOf(request, result))
      },
      (error: Error) => {
        this.#deps.warn(error.message)
        this.#answer(request, { error: unavailableStatus(error.message) })
      },
    )
    if (this.#deps.writer.congested && !this.#call.isPaused()) {
      this.#call.pause()
      void this.#deps.writer.flushed().then(() => this.#call.resume())
    }
  }

  #refuse(named: Pick<BatchAppendAnswer, 'correlationId' | 'streamId'>, key: string, error: Status) {
    const arriving = this.#arriving.get(key)
    this.#arriving.delete(key)
    if (arriving) this.#answer(arriving, { error })
    else this.#send({ ...named, outcome: { error } })
  }

  #answer(request: ClientWriteRequest, outcome: Outcome, { correlationId }: Pick<ClientWriteRequest, 'correlationId'> = request) {
    if (!this.#unanswered.delete(request)) return
    this.#send({ correlationId, streamId: request.streamId, outcome })
  }

  /** This is the only answer that spells its id as two numbers, however the request spelled it. */
  #timeOut(request: ClientWriteRequest) {
    const correlationId =
      request.correlationId && Buffer.from(structured(shared.UUID.deserializeBinary(request.correlationId)).serializeBinary())
    this.#answer(request, { error: timeoutStatus() }, { correlationId })
  }

  #send(answer: BatchAppendAnswer) {
    if (this.#call.cancelled || this.#call.writableEnded) return
    this.#call.write(answer)
    this.#pending -= 1
    if (this.#clientIsDone && this.#pending >= 0) this.#call.end()
    else if (this.#call.writableLength > UNREAD_LIMIT && !this.#call.isPaused()) {
      this.#call.pause()
      this.#call.once('drain', () => this.#call.resume())
    }
  }

  #watch(deadline: number) {
    if (deadline >= this.#timerAt) return
    clearTimeout(this.#timer)
    this.#timerAt = deadline
    // A timer takes no more than 2^31 ms.
    const wait = Math.min(Math.max(1, Math.ceil(deadline - this.#deps.clock())), 2 ** 31 - 1)
    this.#timer = setTimeout(() => this.#expire(), wait)
  }

  #expire() {
    this.#timerAt = Infinity
    const now = this.#deps.clock()
    let next = Infinity
    for (const request of this.#unanswered) {
      if (request.deadline > now) next = Math.min(next, request.deadline)
      else this.#timeOut(request)
    }
    for (const [key, request] of this.#arriving) if (request.deadline <= now) this.#arriving.delete(key)
    this.#watch(next)
  }
}

type Outcome = BatchAppendAnswer['outcome']

const outcomeOf = (request: ClientWriteRequest, result: Exclude<WriteResult, { result: 'Dropped' }>): Outcome => {
  switch (result.result) {
    case 'Success':
      return result
    case 'WrongExpectedVersion':
      return { error: wrongExpectedVersionStatus(request.expectedVersion, result.currentVersion) }
    case 'StreamDeleted':
      return { error: streamDeletedStatus(request.streamId) }
  }
}
