import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Round } from './fault.ts'
import { type Entry, outcomeOf } from './ledger.ts'
import { Sender } from './sender.ts'

const SIZES = { short: 24, long: 200 } as const
const DELAY_MS = 120
const DAY_MS = 86_400_000

/** Every copy of every command at once, in no order, some late. */
const sendCopies = async ({ random }: Round, senders: readonly [Sender, ...Sender[]], entries: readonly Entry[]): Promise<void> => {
  const copies = random.shuffled(entries.flatMap((entry) => Array.from({ length: random.between(2, 5) }, () => entry)))
  await Promise.all(
    copies.map(async (entry) => {
      const sender = random.pick(senders)
      if (random.chance(0.5)) await pause(random.below(DELAY_MS))
      await sender.pursue(entry)
    }),
  )
}

/** The id of an accepted command under another wish is told apart, now and after a restart. */
const forge = async ({ wishes, findings }: Round, sender: Sender, entries: readonly Entry[]): Promise<void> => {
  for (const { wish } of entries.filter((entry) => outcomeOf(entry).kind === 'accepted').slice(0, 8)) {
    const answer = await sender.ask({ ...wish, username: wishes.username() })
    findings.expect(`another wish under ${wish.commandId}`, { kind: 'refused', status: 409, code: 'command-id-reused' }, answer)
  }
}

/** The same yes with the same position, or the same no, every time. */
const sameAnswers = ({ findings }: Round, entries: readonly Entry[]): void => {
  for (const { wish, answers } of entries) {
    const given = answers.filter(({ kind }) => kind !== 'unknown')
    findings.expect(
      `the answers to ${wish.commandId}`,
      given.map(() => given[0]),
      given,
    )
  }
}

export const commandsRepeated: Fault = {
  id: 'R10',
  title: 'commands duplicated, reordered, delayed, forged',
  run: async (round) => {
    const { stack, ledger, wishes, findings, form, sender } = round
    const open = (options: Parameters<typeof wishes.next>[0] = {}) => ledger.open(wishes.next(options))
    const entries = Array.from({ length: SIZES[form] }, () => open())
    const late = open({ rivalry: 0, ageMs: 6 * DAY_MS })
    await sendCopies(round, [sender], [...entries, late])
    await forge(round, sender, entries)

    const tooLate = open({ rivalry: 0, ageMs: 8 * DAY_MS })
    const tooEarly = open({ rivalry: 0, ageMs: -8 * DAY_MS })
    for (const [entry, code] of [[tooLate, 'expired'] as const, [tooEarly, 'not-yet'] as const])
      findings.expect(`a command that is ${code}`, { kind: 'refused', status: 400, code }, await sender.pursue(entry))

    // What a process remembered is gone; the log remembers.
    await stack.commandService.kill()
    await stack.commandService.start()
    const more = Array.from({ length: SIZES[form] }, () => open())
    const beside = await stack.commandServiceBeside()
    try {
      await beside.part.start()
      await sendCopies(round, [sender, new Sender({ ...stack, commandUrl: beside.commandUrl })], [...entries, ...more, late])
    } finally {
      await beside.part.kill()
    }
    await forge(round, sender, [...more, ...entries])
    sameAnswers(round, [...entries, ...more, late, tooLate, tooEarly])
    findings.measure(
      `${entries.length + more.length + 3} commands, ${[...entries, ...more].reduce((sum, { answers }) => sum + answers.length, 0)} copies`,
    )
  },
}
