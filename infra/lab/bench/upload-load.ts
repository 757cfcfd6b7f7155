import { request as requestOverHttp } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { keepPictureRoute } from '@debut/events/drafts/draft-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { inOwnProcess } from './own-process.ts'

interface Load {
  readonly url: string
  /** A member who uploads one picture after another. */
  readonly other: string
  readonly usual: Uint8Array<ArrayBuffer>
  readonly uploads: number
  /** Members who upload as many large pictures at a time as they can. */
  readonly flooding: readonly string[]
  readonly large: Uint8Array<ArrayBuffer>
  /** Members whose pictures arrive a few bytes at a time. */
  readonly dribbling: readonly string[]
}

const AT_ONCE = 20
/** No upload waits this long for its turn, so a member who is asked to wait longer has used up their share. */
const LONGEST_PAUSE_MS = 10_000
const HEAD_START_MS = 1_500
const DRIBBLE_MS = 500
const UNANSWERED = { status: 0, pauseMs: 500 }
const PATH = routeAddress(keepPictureRoute, { kind: 'image' })

/** Measures how long a member waits for each of their pictures, including retries, while others flood the service with theirs. */
export const uploadLoad = inOwnProcess(import.meta, async ({ url, other, usual, uploads, flooding, large, dribbling }: Load) => {
  const address = new URL(PATH, url)
  const stopped = new AbortController()
  let drawn = 0
  let refused = 0
  let lost = 0

  const upload = async (token: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new Blob([bytes], { type: 'image/jpeg' }))
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(address, { method: 'POST', headers, body: form, signal: stopped.signal })
    await response.arrayBuffer()
    return { status: response.status, pauseMs: Number(response.headers.get('retry-after') ?? 1) * 1_000 }
  }

  const flood = async (token: string) => {
    while (!stopped.signal.aborted) {
      const { status, pauseMs } = await upload(token, large).catch(() => UNANSWERED)
      if (status === 200) drawn += 1
      else refused += 1
      if (status !== 200 && pauseMs > LONGEST_PAUSE_MS) return
      if (status !== 200) await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }

  const dribble = async (token: string) => {
    while (!stopped.signal.aborted) {
      await new Promise<void>((resolve) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': large.length,
        }
        const sending = requestOverHttp(address, { method: 'POST', headers, agent: false, signal: stopped.signal })
        sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n')
        const more = setInterval(() => sending.write('bytes'), DRIBBLE_MS)
        const end = () => {
          clearInterval(more)
          sending.destroy()
          resolve()
        }
        sending.once('response', (response) => {
          refused += 1
          response.resume().once('close', end)
        })
        sending.once('error', end)
      })
      await delay(DRIBBLE_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }

  const timesEach = (tokens: readonly string[], work: (token: string) => Promise<void>) =>
    tokens.flatMap((token) => Array.from({ length: AT_ONCE }, () => work(token)))
  const attackers = [...timesEach(flooding, flood), ...timesEach(dribbling, dribble)]
  await delay(HEAD_START_MS)

  const waits: number[] = []
  for (let count = 0; count < uploads; count += 1) {
    const begun = performance.now()
    for (;;) {
      const { status, pauseMs } = await upload(other, usual).catch(() => UNANSWERED)
      if (status === 200) break
      // A machine that is too busy refuses a picture as unreadable.
      if (![429, 503].includes(status)) lost += 1
      await delay(pauseMs)
    }
    waits.push(performance.now() - begun)
  }
  stopped.abort()
  await Promise.all(attackers)
  return { waits, drawn, refused, lost }
})
