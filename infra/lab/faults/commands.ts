import { systemClock } from '@debut/adapters/clock.ts'
import { v4, v7 } from 'uuid'
import { judgements, type Command } from './ledger.ts'
import { ADMIN, type Launch, type Population } from './population.ts'
import type { Random } from './random.ts'

/** So often somebody wants a name that somebody else has just asked for. */
const RIVALRY = 0.1
const RECENT = 16
/** A name asked for so many commands ago has most likely been decided. */
const ANSWERED = 40
const NEWCOMERS = 48

const reasons = ['burst', 'ring', 'shared-origin', 'new-account', 'reviewed', 'mistake'] as const

type Voting = 'CastVote' | 'WithdrawVote'
interface Sides {
  readonly memberId: string
  readonly launch: Launch
}

/** Who wants what follows from the seed; only the time within a command id is the day's. */
export class Commands {
  readonly #random: Random
  readonly #population: Population
  readonly #now: () => number
  readonly #recent: string[] = []
  readonly #newcomers: { readonly memberId: string; readonly madeAt: number }[] = []
  readonly #casts: Sides[] = []
  #made = 0

  constructor(random: Random, population: Population, now = () => systemClock().toMillis()) {
    this.#random = random
    this.#population = population
    this.#now = now
  }

  /** Mostly votes; also those that the rules refuse, as members can't know all of them. */
  next(): Command {
    const random = this.#random
    const kind = random.below(100)
    if (kind < 25) return this.registration()
    if (kind < 75) return this.vote('CastVote', { memberId: this.#voter(), launch: this.#launch() }, { byTool: random.chance(0.1) })
    const past = random.chance(0.25) ? random.pick(this.#population.votes) : undefined
    const known = past ?? this.#casts[random.below(Math.min(60, this.#casts.length))] ?? { memberId: this.#voter(), launch: this.launch() }
    return kind < 88 ? this.vote('WithdrawVote', known) : this.judgement(known)
  }

  registration({ rivalry = RIVALRY, ageMs = 0 }: { rivalry?: number; ageMs?: number } = {}): Command & { readonly type: 'RegisterMember' } {
    const random = this.#random
    const memberId = v4({ random: random.bytes(16) })
    const contested = random.chance(rivalry) ? this.#recent[random.below(RECENT)] : undefined
    const username = contested ?? this.username()
    const command = { ...this.#birth(ageMs), memberId, type: 'RegisterMember', payload: { username } } as const
    this.#newcomers.unshift({ memberId, madeAt: this.#made })
    return command
  }

  vote(type: Voting, { memberId, launch }: Sides, { byTool = false, ageMs = 0 }: { byTool?: boolean; ageMs?: number } = {}): Command {
    if (type === 'CastVote') this.#casts.unshift({ memberId, launch })
    const payload = byTool ? { toolId: launch.toolId } : { launchId: launch.launchId }
    return { ...this.#birth(ageMs), memberId, type, payload }
  }

  judgement({ memberId, launch: { launchId } }: Sides, type = this.#random.pick(judgements)): Command {
    const random = this.#random
    return {
      ...this.#birth(0),
      memberId: ADMIN,
      type,
      payload: { memberId, launchId, reason: random.pick(reasons) },
    }
  }

  /** Something else under the same id. */
  forged(command: Command): Command {
    switch (command.type) {
      case 'RegisterMember':
        return { ...command, payload: { username: this.username() } }
      case 'CastVote':
      case 'WithdrawVote':
        return { ...command, payload: { launchId: this.#population.unopened.launchId } }
      case 'HoldVote':
      case 'VoidVote':
      case 'RestoreVote':
        return { ...command, payload: { ...command.payload, reason: 'conflict-of-interest' } }
    }
  }

  username(): string {
    const name = `m-${this.#random.bytes(8).toString('hex')}`
    this.#recent.unshift(name)
    this.#recent.length = Math.min(this.#recent.length, RECENT)
    return name
  }

  /** One that takes votes. */
  launch(): Launch {
    return this.#random.pick(this.#population.launches)
  }

  #birth(ageMs: number): { commandId: string } {
    const random = this.#random
    this.#made += 1
    return { commandId: v7({ msecs: this.#now() - ageMs, random: random.bytes(16), seq: random.below(2 ** 31) }) }
  }

  #voter(): string {
    const random = this.#random
    const settled = this.#newcomers.filter(({ madeAt }) => madeAt < this.#made - ANSWERED).slice(0, NEWCOMERS)
    const newcomer = random.chance(0.75) ? settled[random.below(NEWCOMERS)] : undefined
    return newcomer?.memberId ?? random.pick(this.#population.voters).memberId
  }

  /** Some are not open yet, and some do not exist. */
  #launch(): Launch {
    const kind = this.#random.below(50)
    if (kind === 0) return this.#population.unopened
    return kind === 1 ? { ...this.launch(), launchId: '01ZZZZZZZZZZZZZZZZZZZZZZZZ', toolId: '01ZZZZZZZZZZZZZZZZZZZZZZZZ' } : this.launch()
  }
}
