import { MOST_OWN_PARTS } from '@debut/events/kernel/own-parts.ts'
import { ownPartsRoute } from '@debut/events/kernel/own-parts-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import type * as z from 'zod/mini'

type Part = z.infer<typeof ownPartsRoute.answer>['parts'][number]

interface Waiting {
  readonly address: string
  readonly resolve: (part: Part | undefined) => void
  readonly reject: (error: unknown) => void
}

type FetchParts = (address: string, answer: typeof ownPartsRoute.answer) => Promise<{ readonly parts: readonly Part[] }>

/** Asks for the reader's own in one request for all that is asked for in the same moment. */
export const ownParts = (fetch: FetchParts) => {
  let waiting: Waiting[] = []

  const flush = () => {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += MOST_OWN_PARTS) void send(all.slice(from, from + MOST_OWN_PARTS))
  }

  const send = async (some: readonly Waiting[]) => {
    try {
      const { parts } = await fetch(routeAddress(ownPartsRoute, { parts: some.map(({ address }) => address) }), ownPartsRoute.answer)
      for (const [index, { resolve }] of some.entries()) resolve(parts[index])
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }

  return (address: string): Promise<Part | undefined> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ address, resolve, reject }) === 1) queueMicrotask(flush)
    })
}
