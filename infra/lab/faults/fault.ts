import type { Findings } from './findings.ts'
import type { Ledger } from './ledger.ts'
import { Load } from './load.ts'
import type { Random } from './random.ts'
import { Sender } from './sender.ts'
import type { StackUnderFault } from './stack-under-fault.ts'
import { Commands } from './commands.ts'

/** While something is down, its writers would fill the log with thousands of events, which every later fault reads again. */
const REST_MS = { short: 50, long: 0 } as const

/** What a fault has to work with in one round. */
export class Round {
  readonly stack: StackUnderFault
  readonly ledger: Ledger
  readonly random: Random
  readonly findings: Findings
  /** The short form is for every change, the long one for the night. */
  readonly form: 'short' | 'long'
  readonly sender: Sender
  readonly commands: Commands

  constructor(parts: Pick<Round, 'stack' | 'ledger' | 'random' | 'findings' | 'form'>) {
    this.stack = parts.stack
    this.ledger = parts.ledger
    this.random = parts.random
    this.findings = parts.findings
    this.form = parts.form
    this.sender = new Sender(parts.stack)
    this.commands = new Commands(parts.random.branch('commands'), parts.stack.population)
  }

  load({ sender = this.sender, ...options }: { writers: number; abandoned?: number; limit?: number; sender?: Sender }): Load {
    const { ledger, commands, random } = this
    return new Load({ ...options, sender, ledger, commands, random: random.branch('load'), restMs: REST_MS[this.form] })
  }
}

export interface Fault {
  /** As the catalogue of faults numbers it. */
  readonly id: string
  readonly title: string
  /** It has a log of its own, which it judges itself, and can run beside another. */
  readonly aside?: true
  /** It takes down what those that run aside share with it, and waits for them to end. */
  readonly alone?: true
  /** Leaves the stack running and whole; the oracle is asked afterwards. */
  run(round: Round): Promise<void>
}
