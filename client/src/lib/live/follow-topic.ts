import { buffers, eventChannel } from 'redux-saga'
import { call, delay, flush, take, type SagaGenerator } from 'typed-redux-saga'
import * as z from 'zod/mini'
import type { LiveMessage, LiveStream } from './live-stream.ts'
import { retryDelay } from './retry-delay.ts'

type Event =
  | { readonly kind: 'message'; readonly message: LiveMessage }
  | { readonly kind: 'reached'; readonly cursor: number }
  | { readonly kind: 'reset' }

/** What came together. */
export interface Received<Body> {
  readonly messages: readonly { readonly cursor: number; readonly body: Body }[]
  /** How far the topic is known by now; null where only a reset came. */
  readonly upTo: number | null
}

interface Following<Frame extends z.core.$ZodType> {
  readonly topic: string
  /** As the contract has it. What does not fit is passed over: a newer server may say what an open tab has not learnt yet. */
  readonly frame: Frame
  /** After what to begin, where not with now. Asked anew after each reset. */
  readonly from?: () => SagaGenerator<number | null>
  /** However much comes, it is handed on no more often than this. */
  readonly every?: number
  readonly receive: (received: Received<z.core.output<Frame>>) => Generator
  /** What followed the cursor is no longer available. */
  readonly lost?: () => Generator
}

/** Reads a topic for as long as it is followed. */
export function* followTopic<Frame extends z.core.$ZodType>(live: LiveStream, following: Following<Frame>) {
  for (let resets = 0; ;) {
    const hasReceived = yield* call(listen<Frame>, live, following)
    // One reset may happen; a server that goes on resetting is not asked without a pause.
    resets = hasReceived ? 0 : resets + 1
    if (resets > 1) yield* delay(retryDelay(resets))
    if (following.lost !== undefined) yield* call(following.lost)
  }
}

/** Until a reset; returns whether a message was received before it. */
function* listen<Frame extends z.core.$ZodType>(live: LiveStream, { topic, frame, from, every = 0, receive }: Following<Frame>) {
  const channel = channelOf(live, topic, from === undefined ? null : yield* call(from))
  let hasReceived = false
  try {
    while (true) {
      const events = [yield* take(channel), ...(yield* flush(channel))]
      const messages = events.flatMap((event) => (event.kind === 'message' ? readMessage(frame, event.message) : []))
      hasReceived ||= messages.length > 0
      const reached = events.flatMap((event) => (event.kind === 'reached' ? event.cursor : []))
      const cursors = [...messages.map(({ cursor }) => cursor), ...reached]
      yield* call(receive, { messages, upTo: cursors.length === 0 ? null : Math.max(...cursors) })
      if (events.some(({ kind }) => kind === 'reset')) return hasReceived
      if (every > 0) yield* delay(every)
    }
  } finally {
    channel.close()
  }
}

const readMessage = <Frame extends z.core.$ZodType>(frame: Frame, { cursor, body }: LiveMessage) => {
  const { data, success } = z.safeParse(frame, body)
  return success ? [{ cursor, body: data }] : []
}

/** Closing it ends the subscription. */
const channelOf = (live: LiveStream, topic: string, cursor: number | null) =>
  eventChannel<Event>(
    (emit) =>
      live.subscribe(topic, cursor, {
        onMessage: (message) => emit({ kind: 'message', message }),
        onReached: (reached) => emit({ kind: 'reached', cursor: reached }),
        onReset: () => emit({ kind: 'reset' }),
      }),
    buffers.expanding(64),
  )
