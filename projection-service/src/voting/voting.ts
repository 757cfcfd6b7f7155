import { voting as contract } from '@debut/events/voting/voting.ts'
import { projects } from '../kernel/projects.ts'
import { rankings } from './rankings-projector.ts'
import { rewards } from './rewards-projector.ts'
import { streaks } from './streaks-projector.ts'
import { votes } from './votes-projector.ts'

export const voting = projects(contract, [votes, rankings, streaks, rewards])
