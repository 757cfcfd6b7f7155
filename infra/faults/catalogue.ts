import { askedToStop } from './asked-to-stop.ts'
import { busDown } from './bus-down.ts'
import { commandServiceKilled } from './command-service-killed.ts'
import { commandsRepeated } from './commands-repeated.ts'
import { daysAndClocks } from './days-and-clocks.ts'
import { eventStoreDamaged } from './event-store-damaged.ts'
import type { Fault } from './fault.ts'
import { makersInLine } from './makers-in-line.ts'
import { parallelVotes } from './parallel-votes.ts'
import { projectionServiceKilled } from './projection-service-killed.ts'

/** Every fault that is built, in the order in which a round runs them. */
export const faults: readonly Fault[] = [
  commandServiceKilled,
  projectionServiceKilled,
  busDown,
  eventStoreDamaged,
  daysAndClocks,
  commandsRepeated,
  parallelVotes,
  makersInLine,
  askedToStop,
]
