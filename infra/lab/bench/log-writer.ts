import { randomBytes, randomUUID } from 'node:crypto'
import { catalogue } from '@debut/events/catalogue.ts'
import { type Envelope, encodeEnvelope } from '@debut/events/kernel/envelope.ts'
import { type MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { eventId } from '@debut/adapters/event-id.ts'
import { openStorage } from '@debut/stack/event-store/storage.ts'

export interface Fact {
  readonly type: string
  readonly data: object
}

interface By {
  readonly actor: MemberId
  readonly at: Instant
}

const AT_ONCE = 5_000

/** Events as the command-service would have written them, by the store's own writer; but nothing is sealed, as the keys would have to go along. */
export const openLogWriter = async (dataDir: string) => {
  const storage = await openStorage({ dataDir, clock: Date.now, warn: () => {} })
  const revisions = new Map<string, number>()
  let written: Promise<unknown>[] = []

  const settle = async () => {
    await Promise.all(written)
    written = []
  }

  return {
    write: async (stream: string, { actor, at }: By, ...facts: Fact[]): Promise<void> => {
      const envelope: Omit<Envelope, 'v'> = {
        $correlationId: randomUUID(),
        $causationId: newCommandId({ msecs: at.toMillis() }),
        commandHash: randomBytes(16).toString('base64url'),
        actor,
        at,
      }
      const proposed = facts.map(({ type, data }, index) => ({
        id: eventId(envelope.$causationId, stream, index, at),
        type,
        contentType: 'application/json',
        data: Buffer.from(JSON.stringify(data)),
        metadata: Buffer.from(JSON.stringify(encodeEnvelope({ ...envelope, v: catalogue.get(type)?.v ?? 1 }))),
      }))
      const revision = revisions.get(stream) ?? -1
      revisions.set(stream, revision + proposed.length)
      written.push(
        storage.writer.append(stream, revision, proposed).then(({ result }) => {
          if (result !== 'Success') throw new Error(`${stream}: ${result}`)
        }),
      )
      if (written.length >= AT_ONCE) await settle()
    },
    close: async () => {
      await settle()
      await storage.close()
    },
  }
}
