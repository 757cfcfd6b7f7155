import { askedToStop } from './asked-to-stop.ts'
import { badLinks } from './bad-links.ts'
import { busDown } from './bus-down.ts'
import { commandServiceKilled } from './command-service-killed.ts'
import { commandsRepeated } from './commands-repeated.ts'
import { databaseDown } from './database-down.ts'
import { daysAndClocks } from './days-and-clocks.ts'
import { eventStoreDamaged } from './event-store-damaged.ts'
import { eventStoreDown } from './event-store-down.ts'
import type { Fault } from './fault.ts'
import { hostileRequests } from './hostile-requests.ts'
import { hostileSocket } from './hostile-socket.ts'
import { leaderLost } from './leader-lost.ts'
import { makersInLine } from './makers-in-line.ts'
import { memberWithScript } from './member-with-script.ts'
import { parallelVotes } from './parallel-votes.ts'
import { poisonEvent } from './poison-event.ts'
import { projectorFrozen } from './projector-frozen.ts'
import { projectorsInTurn } from './projectors-in-turn.ts'
import { projectionServiceKilled } from './projection-service-killed.ts'
import { restored } from './restored.ts'
import { startsAmidConnections } from './starts-amid-connections.ts'
import { socketsReturn } from './sockets-return.ts'
import { socketsStalled } from './sockets-stalled.ts'

/** Every fault that is built, in the order in which a round runs them. */
export const faults: readonly Fault[] = [
  commandServiceKilled,
  projectionServiceKilled,
  eventStoreDown,
  leaderLost,
  busDown,
  badLinks,
  eventStoreDamaged,
  daysAndClocks,
  commandsRepeated,
  parallelVotes,
  makersInLine,
  hostileRequests,
  hostileSocket,
  socketsStalled,
  socketsReturn,
  memberWithScript,
  poisonEvent,
  projectorsInTurn,
  projectorFrozen,
  databaseDown,
  askedToStop,
  startsAmidConnections,
  restored,
]
