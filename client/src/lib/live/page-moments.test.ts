import { expect, it } from 'vitest'
import { pageMoments, type PageMoment } from './page-moments.ts'

const page = () => {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { hidden: false })
  const clock = { now: 0 }
  const seen: PageMoment[] = []
  const channel = pageMoments({ window, document, now: () => clock.now })
  const listen = () =>
    channel.take((moment) => {
      if (typeof moment !== 'string') return
      seen.push(moment)
      listen()
    })
  listen()
  const show = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { window, clock, seen, channel, show }
}

it('distinguishes a glance at another tab from a long sleep', () => {
  const { clock, seen, show } = page()
  show(true)
  clock.now += 5_000
  show(false)
  show(true)
  clock.now += 3_600_000
  show(false)
  expect(seen).toEqual(['seen', 'woken'])
})

it('notices the network going and coming until there is no listener', () => {
  const { window, seen, channel } = page()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(seen).toEqual(['network-changed', 'network-changed'])
  seen.length = 0
  channel.close()
  window.dispatchEvent(new Event('online'))
  expect(seen).not.toContain('network-changed')
})
