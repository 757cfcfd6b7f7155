import type { Projector } from './kernel/projector.ts'
import { members } from './members/members-projector.ts'
import { notifications } from './notifications/notifications-projector.ts'
import { rankings } from './voting/rankings-projector.ts'
import { results } from './results/results-projector.ts'
import { rewards } from './voting/rewards-projector.ts'
import { streaks } from './voting/streaks-projector.ts'
import { tools } from './tools/tools-projector.ts'
import { votes } from './voting/votes-projector.ts'

export const projectors: readonly Projector[] = [members, tools, votes, rankings, streaks, rewards, notifications, results]
