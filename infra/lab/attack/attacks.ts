import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { HALF_BODY, upgradeElsewhere } from './hostile-requests.ts'
import type { Attack } from './attack-form.ts'
import { attacksOfMembers } from './attacks-of-members.ts'
import { attacksOnModeration } from './attacks-on-moderation.ts'
import { runRestlessSocket } from './restless-socket.ts'
import type { Target } from './target.ts'

const pagesStayed = async (target: Target) => {
  const { tookMs, lost } = await target.pages()
  return {
    found: lost === 0 ? [] : [`${lost} of ${tookMs.length + lost} pages did not come`],
    measured: `slowest page ${Math.round(Math.max(...tookMs))} ms`,
  }
}

const UPGRADES = 300
/** Longer than any answer takes. */
const ANSWER_MS = 5_000

const upgrades: Attack = {
  title: 'WebSockets asked for where there are none',
  run: async (target) => {
    const open = new Set(Array.from({ length: UPGRADES }, (_, index) => target.raw(upgradeElsewhere(index))))
    let refused = 0
    for (const socket of open) {
      socket.once('data', (chunk: Buffer) => {
        if (/^HTTP\/1\.1 4\d\d/.test(chunk.toString())) refused += 1
        socket.end()
      })
      socket.once('close', () => open.delete(socket))
    }
    for (let waited = 0; open.size > 0 && waited < ANSWER_MS; waited += 100) await delay(100)
    const left = open.size
    for (const socket of open) socket.destroy()
    const { found, measured } = await pagesStayed(target)
    return {
      found: [
        ...found,
        ...(left > 0 ? [`${left} were never answered or closed`] : []),
        ...(refused + left < UPGRADES ? [`${UPGRADES - refused - left} were not refused`] : []),
      ],
      measured,
    }
  },
}

const SLOW = 300

const slowBodies: Attack = {
  title: 'sign-ups whose bodies never end',
  run: async (target) => {
    const slow = Array.from({ length: SLOW }, () => target.raw(HALF_BODY))
    await Promise.all(slow.map((socket) => (socket.connecting ? once(socket, 'connect') : Promise.resolve([]))))
    const begun = performance.now()
    const settings = await fetch(new URL('/auth/v1/settings', target.url), { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      ({ status }) => status,
      () => 0,
    )
    const ms = Math.round(performance.now() - begun)
    const { found, measured } = await pagesStayed(target)
    for (const socket of slow) socket.destroy()
    return {
      found: [...found, ...(settings === 200 ? [] : [`the auth service answered ${settings === 0 ? 'nothing' : settings}`])],
      measured: `${measured}, auth ${ms} ms`,
    }
  },
}

/** A board that no other visitor looks at. */
const LONELY = 'board:day:2020-01-01'
const LOOP_MS = 2_000
const FRAMES_A_SECOND = 10_000

const subscribing: Attack = {
  title: 'one socket that subscribes and unsubscribes again and again',
  run: async (target) => {
    const over = new AbortController()
    const restless = runRestlessSocket(target.url, { topic: () => LONELY, aSecond: FRAMES_A_SECOND, signal: over.signal })
    await delay(LOOP_MS)
    over.abort()
    const [{ wasCut, answers }, { found, measured }] = await Promise.all([restless, pagesStayed(target)])
    return {
      found: [...found, ...(wasCut ? [] : ['it was not cut'])],
      measured: `${measured}, ${answers} answers before it was cut`,
    }
  },
}

const post = async (target: Target, path: string, body: object): Promise<Response> =>
  fetch(new URL(path, target.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  })

/** Each as a way in of its own, so that mails come to as many of them as can be had within a minute. */
const WAYS: readonly (readonly [path: string, more: object])[] = [
  ['/auth/v1/signup', { password: 'one mailbox, four accounts' }],
  ['/auth/v1/otp', {}],
  ['/auth/v1/signup', { password: 'one mailbox, four accounts' }],
  ['/auth/v1/otp', {}],
]

const plusAddresses: Attack = {
  title: 'four plus-addresses of one mailbox',
  run: async (target) => {
    const mailbox = `attack-${randomUUID()}`
    const addresses = WAYS.map((_, index) => `${mailbox}+${index}@debut.example`)
    await Promise.all(WAYS.map(([path, more], index) => post(target, path, { email: addresses[index], ...more })))
    const mails = await Promise.all(addresses.map((address) => target.mailTo(address)))
    const sessions = await Promise.all(
      mails.map(async (mail, index) => {
        const token = /\b\d{6}\b/.exec(mail ?? '')?.[0]
        return token !== undefined && (await post(target, '/auth/v1/verify', { type: 'email', email: addresses[index], token })).ok
      }),
    )
    const accounts = sessions.filter(Boolean).length
    const read = mails.filter((mail) => mail !== undefined).length
    return {
      found: accounts > 1 ? [`they gave ${accounts} accounts`] : [],
      measured: `${read} mails read, ${accounts} accounts`,
    }
  },
}

export const attacks: readonly Attack[] = [upgrades, slowBodies, subscribing, plusAddresses, ...attacksOfMembers, ...attacksOnModeration]
