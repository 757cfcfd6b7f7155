import { atMost } from '@debut/adapters/at-most.ts'
import { createOutgoing, wholeBody } from '@debut/adapters/outgoing/outgoing.ts'
import { reaching } from '@debut/adapters/outgoing/reach.ts'
import { Icons } from '@debut/events/icons/icon-answers.ts'
import { safeParse } from 'zod/v4/core'
import { shapesIn } from './shapes-in.ts'

/** A browser waits 1,500 for our own answer. */
const TIMEOUT_MS = 1_200
const MOST_BYTES = 512 * 1024
const AT_ONCE = 4
const MOST_WAITING = 16
/** A visitor may ask for any name, so only so many are remembered, found or not. */
const MOST_KEPT = 2_000

type Icon = Icons['icons'][string] & { readonly width: number; readonly height: number }

/** Asks the public icon API that an installation names for what our own packages don't have. A browser never asks it itself, so it learns of no reader. */
export const iconFallback = (api: string) => {
  const outgoing = createOutgoing({ reach: reaching({ also: [api] }), timeoutMs: TIMEOUT_MS })
  const inTurn = atMost(AT_ONCE, MOST_WAITING)
  const known = new Map<string, Icon | null>()

  const keep = (key: string, icon: Icon | null) => {
    known.set(key, icon)
    const [oldest] = known.keys()
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  }

  const ask = async (collection: string, names: readonly string[]) => {
    const address = new URL(`/${collection}.json?icons=${names.map(encodeURIComponent).join(',')}`, api)
    const body = await wholeBody(await outgoing(address, { accept: ['application/json'], mostBytes: MOST_BYTES, sameOrigin: true }))
    const { data } = safeParse(Icons, JSON.parse(body.toString()))
    if (data?.prefix !== collection) throw new Error(`what ${api} answers is no ${collection}`)
    for (const name of names) {
      const icon = Object.hasOwn(data.icons, name) ? data.icons[name] : undefined
      const { width = data.width ?? 16, height = data.height ?? 16 } = icon ?? {}
      const body = icon === undefined ? '' : shapesIn(icon.body)
      keep(`${collection}:${name}`, body === '' ? null : { body, width, height })
    }
  }

  return async (collection: string, names: readonly string[]): Promise<ReadonlyMap<string, Icon>> => {
    const unknown = names.filter((name) => !known.has(`${collection}:${name}`))
    if (unknown.length > 0) await inTurn(() => ask(collection, unknown))
    return new Map(
      names.flatMap((name) => {
        const icon = known.get(`${collection}:${name}`)
        return icon ? [[name, icon] as const] : []
      }),
    )
  }
}
