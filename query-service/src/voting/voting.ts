import { voting as contract } from '@debut/events/voting/voting.ts'
import { serves } from '../kernel/query.ts'
import { boardQuery } from './board-query.ts'
import { boardTopic } from './board-topic.ts'
import { calendarQuery } from './calendar-query.ts'
import { dailyCountQuery } from './daily-count-query.ts'
import { receiptQuery } from './receipt-query.ts'
import { rewardsQuery } from './rewards-query.ts'
import { streaksQuery } from './streaks-query.ts'
import { votesQuery } from './votes-query.ts'

export const voting = serves(contract, {
  answers: {
    'GET /api/boards/:period': boardQuery,
    'GET /api/streaks': streaksQuery,
    'GET /api/members/:memberId/votes': votesQuery,
    'GET /api/members/:memberId/calendar': calendarQuery,
    'GET /api/members/:memberId/rewards': rewardsQuery,
    'GET /api/votes/daily-count': dailyCountQuery,
    'GET /api/votes/:launchId/receipt': receiptQuery,
  },
  topics: { board: boardTopic },
})
