import { randomUUID } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { expect, it } from 'vitest'
import { OwnPositions } from './own-positions.ts'

const someone = () => MemberId.parse(randomUUID())

const remembering = () => {
  const listeners: ((message: unknown, subject: string) => void)[] = []
  const time = { millis: 1_000_000 }
  const own = new OwnPositions({ subscribe: (_, listener) => void listeners.push(listener) }, () => instantAt(time.millis))
  const accept = (...accepted: object[]) => {
    for (const listener of listeners) listener(accepted, 'accepted')
  }
  return { own, accept, time }
}

it('remembers the newest of each member, in whatever order they are received', () => {
  const { own, accept } = remembering()
  const [ines, noor] = [someone(), someone()]
  accept({ memberId: ines, position: 20 }, { memberId: noor, position: 30 })
  accept({ memberId: ines, position: 10 })
  expect([own.of(ines), own.of(noor), own.of(someone())]).toEqual([20, 30, undefined])
})

it('forgets them after a minute', () => {
  const { own, accept, time } = remembering()
  const [ines, noor] = [someone(), someone()]
  accept({ memberId: ines, position: 20 })
  time.millis += 59_999
  expect(own.of(ines)).toBe(20)
  time.millis += 1
  expect(own.of(ines)).toBeUndefined()
  accept({ memberId: noor, position: 30 })
  expect(own.size).toBe(1)
})

it('knows who has just done something', () => {
  const { own, accept, time } = remembering()
  const ines = someone()
  expect(own.hasActed(ines, 2_000)).toBe(false)
  accept({ memberId: ines, position: 20 })
  time.millis += 1_999
  expect(own.hasActed(ines, 2_000)).toBe(true)
  time.millis += 1
  expect(own.hasActed(ines, 2_000)).toBe(false)
})

it('remembers so many at most, and those that were received last', () => {
  const { own, accept } = remembering()
  const [first, last] = [someone(), someone()]
  accept({ memberId: first, position: 1 })
  accept(...Array.from({ length: 50_000 }, (_, index) => ({ memberId: someone(), position: index + 2 })))
  accept({ memberId: last, position: 60_000 })
  expect([own.size, own.of(first), own.of(last)]).toEqual([50_000, undefined, 60_000])
})
