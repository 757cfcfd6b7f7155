import { EventEmitter, once } from 'node:events'
import { categoryOf } from '@debut/events/kernel/envelope.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

/** As much of the event store as a specification needs, without its waiting. */
export const logInMemory = () => {
  const all: StoredEvent[] = []
  const changed = new EventEmitter<{ change: [] }>()

  /** For one who follows it, and says when there is nothing more to be seen. */
  const open = () => {
    let isIdle = false
    const idle = new EventEmitter<{ idle: [] }>()
    const log: EventStore = {
      append: async (stream, expected, events) => {
        const length = all.filter((each) => each.stream === stream).length
        if ((expected === 'no-stream' ? 0 : expected + 1) !== length) return 'conflict'
        for (const [index, event] of events.entries())
          all.push({ ...event, stream, revision: length + index, position: LogPosition.parse((all.length + 1) * 100) })
        isIdle = false
        changed.emit('change')
        return { position: LogPosition.parse(all.length * 100) }
      },
      inOrder: async () => undefined,
      read: async (stream, from = 0, _, atMost) => {
        const events = all.filter((each) => each.stream === stream)
        return events.slice(from, atMost === undefined ? undefined : from + atMost)
      },
      follow: async function* ({ after = LogPosition.parse(0), signal, types, categories }) {
        let known = after
        while (!signal.aborted) {
          const seen = all.length
          const events = all.filter(
            ({ position, type, stream }) =>
              position > known && (types?.includes(type) ?? true) && (categories?.includes(categoryOf(stream)) ?? true),
          )
          known = LogPosition.parse(seen * 100)
          yield { events, live: true }
          if (all.length > seen) continue
          const change = once(changed, 'change', { signal }).catch(() => undefined)
          isIdle = true
          idle.emit('idle')
          await change
        }
      },
      at: async (position) => all.find((each) => each.position === position),
      end: async () => all.at(-1)?.position,
      newest: async (atMost) => all.slice(-atMost).toReversed(),
      next: async (position) => all.find((each) => each.position > position),
      check: async () => undefined,
      close: async () => undefined,
    }
    return {
      log,
      untilIdle: async () => {
        if (!isIdle) await once(idle, 'idle')
      },
    }
  }
  return { all, open }
}
