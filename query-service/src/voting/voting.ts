import { boardRoute } from '@debut/events/voting/board-routes.ts'
import { streaksRoute, streakCalendarRoute } from '@debut/events/voting/streak-routes.ts'
import { memberRewardsRoute } from '@debut/events/voting/reward-routes.ts'
import { memberVotesRoute, dailyCountRoute, voteReceiptRoute } from '@debut/events/voting/vote-routes.ts'
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
    [boardRoute.name]: boardQuery,
    [streaksRoute.name]: streaksQuery,
    [memberVotesRoute.name]: votesQuery,
    [streakCalendarRoute.name]: calendarQuery,
    [memberRewardsRoute.name]: rewardsQuery,
    [dailyCountRoute.name]: dailyCountQuery,
    [voteReceiptRoute.name]: receiptQuery,
  },
  topics: { board: boardTopic },
})
