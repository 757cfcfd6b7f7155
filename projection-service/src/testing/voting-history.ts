import { AlternativeAccepted, AlternativeProposed } from '@debut/events/alternatives/alternative-events.ts'
import { ProductSlug } from '@debut/events/alternatives/alternative-form.ts'
import { alternativeIdOf, alternativeStream } from '@debut/events/alternatives/alternative-stream.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { MemberNamed, MemberNameRemoved, MemberOnboarded, MemberRegistered, RoleGranted } from '@debut/events/members/member-events.ts'
import { NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { TagKept } from '@debut/events/tags/tag-events.ts'
import { VoteLedger } from '@debut/events/voting/vote-ledger.ts'
import { LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { HistoryOfConduct } from './history/conduct.ts'
import { HistoryOfInterests } from './history/interests.ts'
import { HistoryOfLaunches, LAUNCHES_A_DAY } from './history/launches.ts'
import { MEMBERS, memberOf } from './history/members.ts'
import type { Act, Step } from './history/steps.ts'
import { HistoryOfTags } from './history/tags.ts'
import { HistoryOfVotes, newVoter, type Voter } from './history/votes.ts'
import { type Commit, MadeCommits } from './made-commits.ts'

/** Votes and their outcomes as the deciders allow them, on launches that open and close with their days. */
class VotingHistory {
  readonly log = new MadeCommits()
  readonly #ledger = new VoteLedger()
  readonly #launches = new HistoryOfLaunches(this.log, this.#ledger)
  readonly #votes = new HistoryOfVotes(this.log, this.#ledger, this.#launches)
  readonly #conduct = new HistoryOfConduct(this.log)
  readonly #interests = new HistoryOfInterests(this.log)
  readonly #tags = new HistoryOfTags(this.log)
  readonly #voters: readonly Voter[]

  constructor() {
    this.#voters = Array.from({ length: MEMBERS }, (_, index) => {
      const memberId = memberOf(index)
      this.log.append(`member-${memberId}`, memberId, MemberRegistered({ memberId, username: `member-${index}` }))
      if (index < 2) this.log.append(`member-${memberId}`, memberId, MemberNamed({ memberId, name: `Member ${index}` }))
      if (index === 1) this.log.append(`member-${memberId}`, memberId, MemberNameRemoved({ memberId }))
      if (index > 0) this.log.append(`member-${memberId}`, memberId, MemberOnboarded({ memberId }))
      if (index === 0) this.log.append(`member-${memberId}`, memberId, RoleGranted({ memberId, role: 'admin', by: 'configuration' }))
      return newVoter(memberId)
    })
    this.#interests.comeAndGo(memberOf(MEMBERS))
    this.#tags.tag(TagKept({ tag: 'ai', name: 'AI' }))
    this.#launches.open()
    this.#launches.refuse()
    this.#compare()
  }

  take(step: Step): void {
    if ('hours' in step) return this.#pass(step.hours)
    if ('habit' in step) return this.#keepUp(step.habit)
    if ('regret' in step) return this.#regret(step)
    const voter = this.#voters[step.member % MEMBERS]
    const launch = this.#launches.all[Math.max(0, this.#launches.all.length - 1 - step.launch)]
    if (voter === undefined || launch === undefined) return
    const votes = [...voter.kept.values()].filter(({ launchId }) => launchId === launch.launchId)
    const standing = votes.find(({ withdrawn }) => !withdrawn)
    switch (step.act) {
      case 'cast':
        return standing === undefined ? this.#votes.cast(voter, launch) : undefined
      case 'withdraw':
        return standing?.judged === 'no' ? this.#votes.withdraw(voter, standing) : undefined
      case 'announce':
        return this.#votes.announce(voter)
      case 'read':
        return this.#read(voter)
      case 'follow':
      case 'unfollow':
        this.#interests.follow(voter.memberId, launch, step.act === 'follow')
        this.#interests.save(voter.memberId, launch, step.act === 'follow')
        this.#conduct.suspend(voter.memberId, step.act === 'unfollow')
        return this.#interests.mute(voter.memberId, launch, step.act === 'unfollow')
      case 'judge launch':
        return this.#launches.judge(launch)
      case 'decide tag':
        return this.#tags.decide(step.member)
      default:
        return this.#votes.moderate(voter, votes, step.act)
    }
  }

  #pass(hours: number): void {
    const before = this.log.today
    this.log.pass(hours)
    if (this.log.today === before) return
    this.#launches.close(
      before,
      this.#voters.filter(({ streak }) => streak.latest === before && streak.streak >= LOTTERY_STREAK),
    )
    this.#launches.open()
  }

  #keepUp(days: number): void {
    for (let day = 0; day < days; day++) {
      for (let member = 0; member < MEMBERS; member++) this.take({ act: 'cast', member, launch: 0 })
      this.#pass(24)
    }
  }

  /** A vote that is withdrawn on the day after, and what becomes of it then. */
  #regret({ member, regret }: { readonly member: number; readonly regret: readonly Act[] }): void {
    this.take({ act: 'cast', member, launch: 0 })
    this.#pass(24)
    for (const act of ['withdraw', ...regret] as const) this.take({ act, member, launch: LAUNCHES_A_DAY })
  }

  /** The first tool stands in for one from elsewhere, and for the second. */
  #compare(): void {
    const [toolId, second] = this.#launches.all.map((launch) => launch.toolId)
    if (toolId === undefined || second === undefined) return
    const product = { kind: 'product', slug: ProductSlug.parse('notion'), name: 'Notion', url: null } as const
    for (const other of [product, { kind: 'tool', toolId: second } as const]) {
      const [alternativeId, by] = [alternativeIdOf(toolId, other), memberOf(0)]
      const proposed = AlternativeProposed({ alternativeId, toolId, other, by })
      this.log.append(alternativeStream(alternativeId), by, proposed, AlternativeAccepted({ alternativeId, by }))
    }
  }

  /** All notifications so far. */
  #read({ memberId }: Voter): void {
    this.log.append(`inbox-${memberId}`, memberId, NotificationsRead({ memberId, upTo: LogPosition.parse(this.log.position(-1)) }))
  }
}

export const historyOf = (steps: readonly Step[]): readonly Commit[] => {
  const history = new VotingHistory()
  for (const step of steps) history.take(step)
  return history.log.all
}
