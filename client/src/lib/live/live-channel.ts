import { buffers, eventChannel } from 'redux-saga'
import type { LiveMessage, LiveStream } from './live-stream.ts'

export type LiveEvent = { kind: 'message'; message: LiveMessage } | { kind: 'reset' }

/** A topic as a saga reads it. Closing the channel ends the subscription. */
export const liveChannel = (live: LiveStream, topic: string, cursor: number | null) =>
  eventChannel<LiveEvent>(
    (emit) =>
      live.subscribe(topic, cursor, {
        onMessage: (message) => emit({ kind: 'message', message }),
        onReset: () => emit({ kind: 'reset' }),
      }),
    buffers.expanding(64),
  )
