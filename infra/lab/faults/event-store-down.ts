import { setTimeout as pause } from 'node:timers/promises'
import { faultyLink } from './faulty-link.ts'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import type { Entry } from './ledger.ts'
import { Sender } from './sender.ts'

const WRITERS = { short: 4, long: 32 } as const
/** Long enough for a command sent meanwhile to be answered with "try again later". */
const DOWN_MS = { short: 500, long: 60_000 } as const
const FROZEN_MS = { short: 500, long: 30_000 } as const
const RESETS = 60
/** Far above the two seconds that are promised, as this machine may be busy. */
const ANSWERED_WITHIN_MS = 6_000

/** Its outcome is unknown, so the answer is 503 with Retry-After; readers notice nothing. */
const askedToRetry = async ({ stack, ledger, commands, sender, findings }: Round, when: string): Promise<Entry> => {
  const entry = ledger.open(commands.registration({ rivalry: 0 }))
  const token = await sender.tokenOf(entry.command.memberId)
  const { commandId, type, payload } = entry.command
  const asked = performance.now()
  const response = await fetch(`${stack.commandUrl}/api/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commandId, type, payload }),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS * 2),
  })
  await response.arrayBuffer()
  const ms = performance.now() - asked
  findings.expect(
    `the answer ${when}`,
    { status: 503, again: true },
    { status: response.status, again: response.headers.has('retry-after') },
  )
  findings.require(`how soon it is answered ${when}`, ms < ANSWERED_WITHIN_MS, `${ANSWERED_WITHIN_MS} ms or less`, Math.round(ms))
  entry.answers.push({ kind: 'unknown', why: `${response.status}` })
  const page = await fetch(`${stack.queryUrl}/api/members?limit=9`)
  await page.arrayBuffer()
  findings.expect(`a page ${when}`, 200, page.status)
  findings.measure(`answered after ${seconds(ms)} ${when}`)
  return entry
}

/** What was on its way is asked again under the same id: it is there once. */
const resetMidAppend = async (round: Round): Promise<void> => {
  const { stack, random, findings, form } = round
  const link = await faultyLink(stack.eventStoreUrl, random.branch('link'))
  const beside = await stack.commandServiceBeside({ EVENTSTORE_URL: link.url })
  try {
    await beside.part.start()
    const load = round.load({ writers: WRITERS[form], sender: new Sender(beside) })
    for (let reset = 0; reset < RESETS; reset++) {
      await load.answers(random.between(3, 12))
      await pause(random.below(10))
      link.resetAll()
    }
    await load.answers(WRITERS[form])
    await load.stop()
    findings.measure(`${link.resets()} connections reset under appends`)
  } finally {
    await beside.part.kill()
    link.close()
  }
}

export const eventStoreDown: Fault = {
  id: 'R4',
  title: 'the event store down, frozen, and its connections reset under appends',
  run: async (round) => {
    const { stack, random, findings, form } = round
    const load = round.load({ writers: WRITERS[form], abandoned: 0.1 })
    await load.answers(random.between(10, 60))
    await stack.eventStore.kill()
    const unknown = [await askedToRetry(round, 'while it is down')]
    await pause(DOWN_MS[form])
    await stack.eventStore.start()
    let begun = performance.now()
    await load.answers(8)
    findings.measure(`answered ${seconds(performance.now() - begun)} after it was back`)

    stack.eventStore.freeze()
    try {
      unknown.push(await askedToRetry(round, 'while it is frozen'))
      await pause(FROZEN_MS[form])
    } finally {
      stack.eventStore.thaw()
    }
    begun = performance.now()
    await load.answers(8)
    findings.measure(`answered ${seconds(performance.now() - begun)} after it was thawed`)
    await load.stop()
    // Whether it was written then or not, it is there once afterwards.
    for (const entry of unknown) await round.sender.pursue(entry)
    // In the short form R6 does it, on the same kind of link.
    if (form === 'long') await resetMidAppend(round)
  },
}
