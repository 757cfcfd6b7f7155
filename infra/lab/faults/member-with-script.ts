import { setTimeout as pause } from 'node:timers/promises'
import { effectsIn } from './effects.ts'
import type { Fault, Round } from './fault.ts'
import type { Answer, Command } from './ledger.ts'
import { percentile } from '../bench/percentile.ts'
import { readLog } from './recorded-log.ts'

const SIZES = { short: 400, long: 20_000 } as const
/** A thousand in a second. */
const EACH_MS = 20
const AT_ONCE = 20
/** Each is sent so often, at once. */
const COPIES = 3
const OTHERS = 4
const LIMITED = 429

interface Sent {
  readonly command: Command
  readonly answers: readonly Answer[]
}

const isLimited = (answer: Answer) => answer.kind === 'refused' && answer.status === LIMITED

/** Votes for anything, votes taken back, judgements that are an admin's, and each of them in copies. */
const runScript = async (round: Round, memberId: string): Promise<Sent[]> => {
  const { ledger, commands, random, sender, form } = round
  const vote = () => ledger.open(commands.vote(random.chance(0.6) ? 'CastVote' : 'WithdrawVote', { memberId, launch: commands.launch() }))
  const sendCopies = async (command: Command, send: () => Promise<Answer>): Promise<Sent> => ({
    command,
    answers: await Promise.all(Array.from({ length: COPIES }, send)),
  })
  const sendOne = () => {
    if (random.chance(0.1)) {
      const command = foreignJudgement(round, memberId)
      return sendCopies(command, () => sender.send(command))
    }
    const entry = vote()
    return sendCopies(entry.command, () => sender.attempt(entry))
  }
  const sent: Promise<Sent>[] = []
  for (let count = 0; count < SIZES[form]; count += AT_ONCE) {
    for (let index = 0; index < AT_ONCE; index++) sent.push(sendOne())
    await pause(EACH_MS)
  }
  return Promise.all(sent)
}

/** Somebody else's vote, judged by who may not: in no ledger, as it never comes to anything. */
const foreignJudgement = ({ stack, commands, random }: Round, memberId: string): Command => {
  const { memberId: other } = random.pick(stack.population.voters)
  return { ...commands.judgement({ memberId: other, launch: commands.launch() }), memberId }
}

/** The headers that say how long a client has to wait. */
const checkHeaders = async ({ stack, sender, commands, findings }: Round, memberId: string): Promise<void> => {
  const { commandId, type, payload } = commands.vote('CastVote', { memberId, launch: commands.launch() })
  const response = await fetch(`${stack.commandUrl}/api/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await sender.tokenOf(memberId)}` },
    body: JSON.stringify({ commandId, type, payload }),
  })
  findings.expect('the answer to one command too many', LIMITED, response.status)
  findings.require('its Retry-After', Number(response.headers.get('retry-after')) > 0, 'seconds', response.headers.get('retry-after'))
}

/** Members who click beside the script; how long each waited. */
const clickBeside = async (round: Round, until: Promise<unknown>): Promise<number[]> => {
  const { ledger, commands, sender, findings } = round
  const taken: number[] = []
  const over = new AbortController()
  void until.finally(() => over.abort())
  const click = async () => {
    while (!over.signal.aborted) {
      const entry = ledger.open(commands.registration({ rivalry: 0 }))
      const begun = performance.now()
      const answer = await sender.pursue(entry)
      taken.push(performance.now() - begun)
      findings.expect(`what ${entry.command.commandId} of somebody else came to`, 'accepted', answer.kind)
      await pause(50)
    }
  }
  await Promise.all(Array.from({ length: OTHERS }, click))
  return taken
}

export const memberWithScript: Fault = {
  id: 'R24',
  title: 'a member with a script: a thousand commands a second, in copies, some of them an admin’s',
  run: async (round) => {
    const { stack, ledger, commands, findings, sender } = round
    const member = ledger.open(commands.registration({ rivalry: 0 }))
    await sender.pursue(member)
    const script = runScript(round, member.command.memberId)
    const [sent, taken] = await Promise.all([script, clickBeside(round, script)])
    await checkHeaders(round, member.command.memberId)

    const effects = effectsIn(await readLog(stack.eventStoreUrl))
    const all = sent.flatMap(({ answers }) => answers)
    const limited = all.filter(isLimited)
    findings.require('some of them', limited.length > 0, 'are too many', limited.length)
    for (const { command, answers } of sent) {
      if (answers.every(isLimited))
        findings.expect(`the effect of ${command.commandId}, which was one too many`, undefined, effects.get(command.commandId))
      if ('reason' in command.payload)
        findings.require(
          `${command.type} of who is no admin`,
          answers.every(({ kind }) => kind === 'refused'),
          'refused',
          answers,
        )
    }
    findings.measure(`${limited.length} of ${all.length} commands refused, others' p99 ${percentile(taken, 0.99).toFixed(0)} ms`)
  },
}
