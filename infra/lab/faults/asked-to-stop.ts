import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { checkMembersFollower } from './check-follower.ts'
import type { Fault, Round } from './fault.ts'
import { LiveFollower } from './live-follower.ts'
import { terminate } from './terminate.ts'

const IN_FLIGHT = 16

/** Commands wait for a frozen event store when the signal comes: each of them is answered, not cut off. */
const finishesInFlight = async (round: Round): Promise<void> => {
  const { stack, ledger, commands, sender, findings } = round
  const entries = Array.from({ length: IN_FLIGHT }, () => ledger.open(commands.registration({ rivalry: 0 })))
  await Promise.all(entries.map(({ command }) => sender.tokenOf(command.memberId)))
  stack.eventStore.freeze()
  const answers = Promise.all(entries.map((entry) => sender.attempt(entry)))
  await pause(300)
  const ending = terminate(round, stack.commandService)
  await pause(100)
  stack.eventStore.thaw()
  for (const answer of await answers) {
    const answered = answer.kind !== 'unknown' || answer.why.startsWith('503')
    findings.require('what is in flight at SIGTERM', answered, 'an answer', answer)
  }
  await ending
  await stack.commandService.start()
  for (const entry of entries) await sender.pursue(entry)
}

/** Connections that were opened ahead of time and never used, and requests that never come to their end. */
const unfinished = (url: string): (() => void) => {
  const { hostname, port, host } = new URL(url)
  const head = `POST /api/commands HTTP/1.1\r\nHost: ${host}\r\n`
  const sockets = ['', head, `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"comm`].map((text) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(text)
    return socket
  })
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

/** Who never finishes is not waited for beyond the time that work in flight has. */
const outlivesUnfinished = async (round: Round): Promise<void> => {
  const letGo = unfinished(round.stack.commandUrl)
  try {
    await pause(300)
    await terminate(round, round.stack.commandService)
  } finally {
    letGo()
  }
  await round.stack.commandService.start()
}

/** It opens and then neither reads nor answers any more, as a phone that has lost its network. */
const silentSocket = (queryUrl: string): Promise<() => void> => {
  const { hostname, port, host } = new URL(queryUrl)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    `GET /api/live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  return new Promise((resolve) => {
    socket.once('data', () => {
      socket.pause()
      resolve(() => socket.destroy())
    })
  })
}

const Stale = z.object({ stale: z.literal(true) })

/** A reader who waits for a position, sockets that listen, one that went silent. */
const queryServiceStops = async (round: Round): Promise<void> => {
  const { stack, findings } = round
  const follower = new LiveFollower(stack.queryUrl, 'members')
  const letGo = await silentSocket(stack.queryUrl)
  try {
    await follower.joined
    const waiting = fetch(`${stack.queryUrl}/api/members?min-position=${Number.MAX_SAFE_INTEGER}`).then(
      async (response) => Stale.safeParse(await response.json()).success,
      (error: unknown) => String(error),
    )
    const load = round.load({ writers: 8 })
    await load.answers(round.random.between(10, 40))
    await terminate(round, stack.queryService)
    findings.expect('a reader who waits at SIGTERM is answered', true, await waiting)
    await stack.queryService.start()
    await load.answers(8)
    await load.stop()
    await checkMembersFollower(follower, stack, findings)
  } finally {
    letGo()
    follower.leave()
  }
}

export const askedToStop: Fault = {
  id: 'R18',
  title: 'SIGTERM for each service under load',
  run: async (round) => {
    const { stack, random } = round
    const load = round.load({ writers: 32 })
    // Its turn comes again below.
    const first = round.form === 'short' ? [] : [stack.commandService]
    for (const part of [...first, stack.projectionService]) {
      await load.answers(random.between(20, 100))
      await terminate(round, part)
      await part.start()
    }
    await load.stop()
    await finishesInFlight(round)
    // Takes as long as it is allowed to.
    if (round.form === 'long') await outlivesUnfinished(round)
    await queryServiceStops(round)
  },
}
