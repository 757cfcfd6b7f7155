import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Round } from './fault.ts'
import { type FaultyLink, faultyLink } from './faulty-link.ts'
import { seconds } from './findings.ts'
import type { Entry } from './ledger.ts'
import type { Load } from './load.ts'
import { connect } from './postgres-client.ts'
import { caughtUp } from './read-model.ts'
import { Sender } from './sender.ts'

const WRITERS = { short: 4, long: 16 } as const
const ANSWERS = { short: 12, long: 200 } as const
const LASTS_MS = { short: 1_000, long: 20_000 } as const
/** Half a second there and back. */
const SLOW = { latencyMs: 250, resets: 0 }
const RESETTING = { latencyMs: 0, resets: 0.05 }
const FINE = { latencyMs: 0, resets: 0 }
const SHOWN_WITHIN_MS = 30_000

/** Every command sent meanwhile got an answer: a sender gives up after ten seconds, and records that it did. */
const noneHung = ({ ledger, findings }: Round, before: ReadonlySet<Entry>, when: string): void => {
  const hung = [...ledger.entries()].filter(
    (entry) => !before.has(entry) && entry.answers.some((answer) => answer.kind === 'unknown' && answer.why.startsWith('TimeoutError')),
  )
  findings.expect(
    `commands without an answer within ten seconds ${when}`,
    [],
    hung.map(({ command }) => command.commandId),
  )
}

interface Bad {
  readonly when: string
  readonly make: (link: FaultyLink) => void
}

const slow: Bad = { when: 'after 500 ms of latency', make: (link) => link.set(SLOW) }
const resetting: Bad = { when: 'after 5 % resets', make: (link) => link.set(RESETTING) }
/** It takes up to fifteen seconds until this is noticed. */
const halfOpen: Bad = { when: 'after links fell silent', make: (link) => link.fallSilent() }
const weathers = { short: [slow, resetting], long: [slow, resetting, halfOpen, resetting, halfOpen] }

/** Meanwhile commands may be answered with "try again later"; afterwards they are decided. */
const endure = async (round: Round, load: Load, links: readonly FaultyLink[], { when, make }: Bad): Promise<void> => {
  const { ledger, findings, form } = round
  const before = new Set(ledger.entries())
  for (const link of links) make(link)
  await pause(LASTS_MS[form])
  for (const link of links) link.set(FINE)
  const begun = performance.now()
  await load.answers(ANSWERS[form])
  findings.measure(`${ANSWERS[form]} answers ${seconds(performance.now() - begun)} ${when}`)
  noneHung(round, before, when)
}

/** One that decides and, in the long form, one that projects, with all that they need behind links of ours; the others stay as they are. */
export const badLinks: Fault = {
  id: 'R6',
  title: 'links that are slow, reset, or open at one end only',
  run: async (round) => {
    const { stack, random, findings, form, ledger } = round
    const client = await connect(stack.databaseUrl)
    const link = (address: string, name: string) => faultyLink(address, random.branch(name))
    const [store, debut, identity, nats] = await Promise.all([
      link(stack.eventStoreUrl, 'event store'),
      link(stack.databaseUrl, 'debut'),
      link(stack.identityUrl, 'identity'),
      link(stack.natsUrl, 'nats'),
    ])
    const links = [store, debut, identity, nats]
    const settings = { EVENTSTORE_URL: store.url, DATABASE_URL: debut.url, IDENTITY_DATABASE_URL: identity.url, NATS_URL: nats.url }
    const [commands, projector] = await Promise.all([stack.commandServiceBeside(settings), stack.projectionServiceBeside(settings)])
    try {
      await commands.part.start()
      if (form === 'long') {
        await projector.start()
        await stack.projectionService.terminate()
      }
      const load = round.load({ writers: WRITERS[form], sender: new Sender(commands) })
      for (const weather of weathers[form]) await endure(round, load, links, weather)
      await load.stop()
      const begun = performance.now()
      findings.expect('the read models are there', true, await caughtUp(client, ledger.lastPosition(), SHOWN_WITHIN_MS))
      findings.measure(`the read models were there ${seconds(performance.now() - begun)} after the last answer`)
      findings.measure(`${links.reduce((sum, each) => sum + each.resets(), 0)} connections reset`)
    } finally {
      await Promise.all([commands.part.kill(), projector.kill(), client.end()])
      for (const each of links) each.close()
      if (form === 'long') await stack.projectionService.start()
    }
  },
}
