import { setTimeout as pause } from 'node:timers/promises'
import { effectsIn } from './effects.ts'
import type { Fault, Round } from './fault.ts'
import type { Entry } from './ledger.ts'
import { readLog } from './recorded-log.ts'
import { Sender } from './sender.ts'

const SIZES = { short: 16, long: 150 } as const
const DELAY_MS = 120
const AT_ONCE = 64
const DAY_MS = 86_400_000

/** Every copy of every command, in no order, many at once, some late. */
const sendCopies = async ({ random }: Round, senders: readonly [Sender, ...Sender[]], entries: readonly Entry[]): Promise<void> => {
  const copies = random.shuffled(entries.flatMap((entry) => Array.from({ length: random.between(2, 5) }, () => entry)))
  const send = async () => {
    for (let entry = copies.pop(); entry !== undefined; entry = copies.pop()) {
      const sender = random.pick(senders)
      if (random.chance(0.5)) await pause(random.below(DELAY_MS))
      await sender.pursue(entry)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
}

/** Another content under the id of a command that had its effect is refused, now and after a restart. */
const forge = async ({ stack, commands, random, findings }: Round, sender: Sender, entries: readonly Entry[]): Promise<void> => {
  const effects = effectsIn(await readLog(stack.eventStoreUrl))
  for (const { command } of random.shuffled(entries.filter(({ command }) => effects.has(command.commandId))).slice(0, 12)) {
    const answer = await sender.ask(commands.forged(command))
    findings.expect(
      `another command under ${command.type} ${command.commandId}`,
      { kind: 'refused', status: 409, code: 'command-id-reused' },
      answer,
    )
  }
}

/** The same yes with the same position, or the same no, every time. */
const sameAnswers = ({ findings }: Round, entries: readonly Entry[]): void => {
  for (const { command, answers } of entries) {
    const given = answers.filter(({ kind }) => kind !== 'unknown')
    findings.expect(
      `the answers to ${command.type} ${command.commandId}`,
      given.map(() => given[0]),
      given,
    )
  }
}

export const commandsRepeated: Fault = {
  id: 'R10',
  title: 'commands duplicated, reordered, delayed, forged',
  run: async (round) => {
    const { stack, ledger, commands, findings, form, sender } = round
    const register = (options: Parameters<typeof commands.registration>[0] = {}) => ledger.open(commands.registration(options))
    const several = (open: () => Entry) => Array.from({ length: SIZES[form] }, open)
    /** Whom nothing else is asked of: only then a command is answered alike whatever comes before it. */
    const firstVotes = (members: readonly Entry[]) =>
      members.map(({ command }) => ledger.open(commands.vote('CastVote', { memberId: command.memberId, launch: commands.launch() })))
    const anything = () => several(() => ledger.open(commands.next()))

    const members = several(() => register())
    const late = register({ rivalry: 0, ageMs: 6 * DAY_MS })
    await sendCopies(round, [sender], [...members, late])
    const votes = firstVotes(members.slice(0, SIZES[form] / 2))
    const lateVote = ledger.open(
      commands.vote('CastVote', { memberId: late.command.memberId, launch: commands.launch() }, { ageMs: 6 * DAY_MS }),
    )
    const mixed = anything()
    await sendCopies(round, [sender], [...votes, lateVote, ...mixed])
    await forge(round, sender, [...members, ...votes, ...mixed])

    const tooLate = register({ rivalry: 0, ageMs: 8 * DAY_MS })
    const tooEarly = ledger.open(
      commands.vote('CastVote', { memberId: late.command.memberId, launch: commands.launch() }, { ageMs: -8 * DAY_MS }),
    )
    for (const [entry, code] of [[tooLate, 'expired'] as const, [tooEarly, 'not-yet'] as const])
      findings.expect(`a command that is ${code}`, { kind: 'refused', status: 400, code }, await sender.pursue(entry))

    // What a process remembered is gone; the log remembers.
    await stack.commandService.kill()
    await stack.commandService.start()
    const more = firstVotes(members.slice(SIZES[form] / 2))
    const beside = await stack.commandServiceBeside()
    const alike = [...members, ...votes, late, lateVote, ...more]
    const varied = [...mixed, ...anything()]
    try {
      await beside.part.start()
      await sendCopies(round, [sender, new Sender(beside)], [...alike, ...varied])
    } finally {
      await beside.part.kill()
    }
    await forge(round, sender, [...alike, ...varied])
    sameAnswers(round, [...alike, tooLate, tooEarly])
    const entries = [...alike, ...varied]
    findings.measure(`${entries.length} commands, ${entries.reduce((sum, { answers }) => sum + answers.length, 0)} copies`)
  },
}
