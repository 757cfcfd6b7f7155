import { z } from 'zod'
import { effectsIn } from './effects.ts'
import type { Fault, Round } from './fault.ts'
import { type Entry, outcomeOf } from './ledger.ts'
import { readLog } from './recorded-log.ts'
import { Sender } from './sender.ts'

const MEMBERS = { short: 1, long: 6 } as const
const VOTES = 100
const PROCESSES = 4
const LIMIT = 3

const NewRewards = z.object({ newRewards: z.array(z.object({ streaks: z.int() })) })

/** A hundred tabs of one member vote at once, each for whichever launch. */
const stampede = async (round: Round, senders: readonly [Sender, ...Sender[]]): Promise<Entry[]> => {
  const { stack, ledger, commands, random } = round
  const member = ledger.open(commands.registration({ rivalry: 0 }))
  await round.sender.pursue(member)
  const launches = random.shuffled(stack.population.launches)
  const entries = Array.from({ length: VOTES }, (_, index) => {
    const launch = launches[index % launches.length] ?? commands.launch()
    return ledger.open(commands.vote('CastVote', { memberId: member.command.memberId, launch }))
  })
  await Promise.all(entries.map((entry, index) => (senders[index % senders.length] ?? senders[0]).pursue(entry)))
  return entries
}

const checkStampede = async ({ stack, findings }: Round, entries: readonly Entry[]): Promise<void> => {
  const effects = effectsIn(await readLog(stack.eventStoreUrl))
  const launchOf = ({ command }: Entry) => ('launchId' in command.payload ? command.payload.launchId : '')
  const counted = entries.filter(({ command }) => effects.has(command.commandId))
  findings.expect(`votes cast of ${VOTES} at once`, LIMIT, counted.length)
  findings.expect('launches they are for', LIMIT, new Set(counted.map(launchOf)).size)
  for (const entry of entries) {
    const outcome = outcomeOf(entry)
    // A second vote for a launch that has theirs is so already.
    const isFor = counted.some((other) => launchOf(other) === launchOf(entry))
    const expected = isFor && outcome.kind === 'accepted' ? outcome : { kind: 'refused', status: 422, code: 'daily-limit' }
    findings.expect(`one of ${VOTES} votes at once`, expected, outcome)
  }
}

/** Each tier is announced once, by whichever process. */
const announceRewards = async ({ stack, findings, sender }: Round, urls: readonly string[]): Promise<void> => {
  const eligible = stack.population.voters.filter((_, index) => index % 8 === 0)
  for (const { memberId } of eligible) {
    const headers = { authorization: `Bearer ${await sender.tokenOf(memberId)}` }
    const announced = await Promise.all(
      urls.concat(urls).map(async (url) => {
        const response = await fetch(`${url}/api/rewards`, { method: 'POST', headers })
        return NewRewards.parse(await response.json()).newRewards.map(({ streaks }) => streaks)
      }),
    )
    const tiers = announced.flat()
    findings.expect(`the tiers announced to ${memberId}, each once`, [...new Set(tiers)], tiers)
  }
}

export const parallelVotes: Fault = {
  id: 'R11',
  title: `${VOTES} votes of one member at once over ${PROCESSES} processes`,
  run: async (round) => {
    const { stack, findings, form, sender } = round
    const beside = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => stack.commandServiceBeside()))
    try {
      await Promise.all(beside.map(({ part }) => part.start()))
      const senders = [sender, ...beside.map((each) => new Sender(each))] as const
      for (let member = 0; member < MEMBERS[form]; member++) {
        const entries = await stampede(round, senders)
        await checkStampede(round, entries)
        const outcomes = entries.map((entry) => outcomeOf(entry).kind)
        const unknown = entries.reduce((sum, { answers }) => sum + answers.filter(({ kind }) => kind === 'unknown').length, 0)
        findings.measure(`${outcomes.filter((kind) => kind === 'refused').length} of ${VOTES} refused, ${unknown} asked again`)
      }
      await announceRewards(round, [stack.commandUrl, ...beside.map(({ commandUrl }) => commandUrl)])
    } finally {
      await Promise.all(beside.map(({ part }) => part.kill()))
    }
  },
}
