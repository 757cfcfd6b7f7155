import type { Findings } from './findings.ts'
import { isVotes, votesIn, voteOf, type VoteThen } from './votes-then.ts'
import { type Entry, type Ledger, outcomeOf, type Command } from './ledger.ts'
import type { RecordedEvent } from './recorded-log.ts'

/** What a command may have said in the log, as one text. */
const said: Readonly<Record<Command['type'], RegExp>> = {
  RegisterMember: /^MemberRegistered EmailVerified$/,
  CastVote: /^VoteCast( StreakExtended( RewardGranted)*)?$/,
  WithdrawVote: /^VoteWithdrawn( StreakStepUndone)?$/,
  HoldVote: /^VoteHeld( VoteHeld)*$/,
  VoidVote: /^VoteVoided( VoteVoided)*$/,
  RestoreVote: /^VoteRestored( VoteRestored)*$/,
}

const VOTES_REFUSED = ['not-registered', 'unverified', 'daily-limit', 'own-tool', 'launch-not-live', 'unknown-launch', 'unknown-tool']
/** Every refusal that these commands may get for what they say. */
const refusals: Readonly<Record<Command['type'], readonly string[]>> = {
  RegisterMember: ['username-taken'],
  CastVote: VOTES_REFUSED,
  WithdrawVote: ['vote-under-review', 'unknown-tool'],
  HoldVote: ['no-such-vote'],
  VoidVote: ['no-such-vote'],
  RestoreVote: ['no-such-vote'],
}
/** For when they were sent. */
const UNTIMELY = ['expired', 'not-yet']
/** For how many there were before. */
const TOO_MANY = 'too-many-requests'

const streamOf = (command: Command): string => {
  if (command.type === 'RegisterMember') return `member-${command.memberId}`
  return `voter-${'memberId' in command.payload ? command.payload.memberId : command.memberId}`
}

const isProcess = (actor: string): boolean => actor.startsWith('process:')

/** Claims of names have ids of their own, and what the system does by itself is in no ledger. */
const isMembers = ({ streamId, metadata, type }: RecordedEvent): boolean =>
  !isProcess(metadata.actor) && /^(member|voter)-/.test(streamId) && type !== 'RewardsAnnounced'

/** The commands that have an effect in the log. */
export const effectsIn = (log: readonly RecordedEvent[]): ReadonlyMap<string, readonly RecordedEvent[]> =>
  Map.groupBy(log.filter(isMembers), ({ metadata }) => metadata.$causationId)

/** (a) and (b): an accepted command has one effect, where its answers said; an unknown one none or one; a refused one none. */
export const checkEffects = (log: readonly RecordedEvent[], ledger: Ledger, findings: Findings): void => {
  const ids = new Set<string>()
  for (const { id } of log) {
    findings.require(`event ${id} stands in the log once`, !ids.has(id), 'one event', 'a second one')
    ids.add(id)
  }
  const effects = effectsIn(log)
  const past = pastOf(log)
  for (const entry of ledger.entries()) checkEntry(entry, effects.get(entry.command.commandId) ?? [], past, findings)
  for (const commandId of effects.keys())
    findings.require(`effect of ${commandId}`, ledger.find(commandId) !== undefined, 'a command that was sent', 'none')
  // They come from one address and vote as fast as they can, and yet not as a ring does.
  const held = log.filter(({ type, metadata }) => type === 'VoteHeld' && isProcess(metadata.actor))
  findings.expect(
    'votes that detectors held',
    [],
    held.map(({ streamId, data }) => ({ streamId, data })),
  )
}

const checkEntry = (entry: Entry, effect: readonly RecordedEvent[], past: Past, findings: Findings): void => {
  const { command } = entry
  const { commandId, type } = command
  const name = `${type} ${commandId}`
  const last = effect.at(-1)?.position.commit
  const yeses = entry.answers.flatMap((answer) => (answer.kind === 'accepted' ? [answer.position] : []))
  findings.require(`${name}, once everything is back`, entry.pursuit !== 'starved', 'an answer', entry.answers.at(-1))
  for (const answer of entry.answers) {
    if (answer.kind === 'unknown') findings.require(`an answer to ${name}`, !answer.why.startsWith('500'), 'no 500', answer.why)
    if (answer.kind === 'refused')
      findings.require(
        `a no to ${name}`,
        [...refusals[type], ...UNTIMELY, TOO_MANY].includes(answer.code),
        refusals[type].join(', '),
        answer.code,
      )
  }
  if (effect.length > 0) checkEffect(name, command, effect, findings)
  // What was so already has no effect, and is answered with where its stream stood.
  for (const position of yeses)
    if (position !== last)
      findings.expect(`${name}, which was accepted: its effect, or that it was so at ${position}`, true, past.wasSo(command, position))
  if (outcomeOf(entry).kind === 'refused') findings.expect(`the effects of ${name}, which was refused`, undefined, last)
}

/** One append on the stream it is about, of what it asked for. */
const checkEffect = (name: string, command: Command, effect: readonly RecordedEvent[], findings: Findings): void => {
  const [first] = effect
  if (first === undefined) return
  findings.expect(
    `the effect of ${name}`,
    effect.map((_, index) => `${streamOf(command)}@${first.revision + index}`),
    effect.map(({ streamId, revision }) => `${streamId}@${revision}`),
  )
  const text = effect.map(({ type }) => type).join(' ')
  findings.require(`the effect of ${name}`, said[command.type].test(text), String(said[command.type]), text)
  if (command.type === 'RegisterMember') return
  // What follows from a vote names no launch.
  for (const event of effect.filter(isVotes))
    findings.expect(`what ${name} was about`, { ...command.payload, ...namedBy(command, event) }, { ...command.payload })
}

const namedBy = ({ payload }: Command, event: RecordedEvent): object => {
  const { launchId, toolId } = voteOf(event)
  return 'toolId' in payload ? { toolId } : { launchId }
}

interface Past {
  /** Whether a command had nothing to change when its stream ended with a position. */
  wasSo(command: Command, position: number): boolean
}

const pastOf = (log: readonly RecordedEvent[]): Past => {
  const streams = Map.groupBy(log, ({ streamId }) => streamId)
  const opened = log.filter(({ type }) => type === 'LaunchOpened')
  const launchOf = new Map(opened.map(({ data }) => [String(data['toolId']), String(data['launchId'])]))
  return {
    wasSo: (command, position) => {
      if (command.type === 'RegisterMember') return false
      const until = (streams.get(streamOf(command)) ?? []).filter((event) => event.position.commit <= position)
      if ((until.at(-1)?.position.commit ?? 0) !== position) return false
      const { payload } = command
      const launchId = 'launchId' in payload ? payload.launchId : launchOf.get(payload.toolId)
      const votes = votesIn(until).filter((vote) => vote.launchId === launchId)
      const stands = votes.some(({ withdrawn }) => !withdrawn)
      const all = (...judged: VoteThen['judged'][]) => votes.length > 0 && votes.every((vote) => judged.includes(vote.judged))
      switch (command.type) {
        case 'CastVote':
          return stands
        case 'WithdrawVote':
          return !stands
        case 'HoldVote':
          return all('held', 'voided')
        case 'VoidVote':
          return all('voided')
        case 'RestoreVote':
          return all('not')
      }
    },
  }
}
