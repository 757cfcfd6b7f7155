import { projections as contract } from '@debut/events/projections/projections.ts'
import { handles } from '../kernel/handled.ts'
import { skipEvent } from './skip-event.ts'

export const projections = handles(contract, { commands: { SkipEvent: skipEvent } })
