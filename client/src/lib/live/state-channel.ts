import { buffers, eventChannel } from 'redux-saga'
import type { LiveMessage, LiveStream } from './live-stream.ts'

/** `reached`: what was heard last is still the newest, as far as this. */
export type StateEvent = { kind: 'message'; message: LiveMessage } | { kind: 'reached'; cursor: number } | { kind: 'reset' }

/** A topic whose every message is all there is to know, as a saga reads it. Closing the channel ends the subscription. */
export const stateChannel = (live: LiveStream, topic: string, cursor: number | null) =>
  eventChannel<StateEvent>(
    (emit) =>
      live.subscribe(topic, cursor, {
        onMessage: (message) => emit({ kind: 'message', message }),
        onReached: (cursor) => emit({ kind: 'reached', cursor }),
        onReset: () => emit({ kind: 'reset' }),
      }),
    buffers.expanding(64),
  )
