import { defineCapability } from '../kernel/define-capability.ts'
import { DayRecord, Days, Rules } from './day-answers.ts'
import { Launch, LaunchWhy } from './launch-answers.ts'
import { ScheduleLaunch } from './launch-commands.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened, LotteryDrawn, SlotAssigned } from './launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from './launch-events.ts'
import { launchProblems } from './launch-problems.ts'
import { DayParams, DaysQuery, LaunchParams, WhyQuery } from './launch-questions.ts'

export const launches = defineCapability({
  name: 'launches',
  events: {
    launch: [LaunchScheduled, LaunchOpened],
    launchDay: [SlotAssigned, LaunchDayOpened, LaunchDayClosed, LotteryDrawn, AwardsGranted, AwardRevised],
  },
  commands: { ScheduleLaunch },
  answers: {
    'GET /api/launches/:launchId': { who: 'everybody', params: LaunchParams, answer: Launch },
    'GET /api/launches/:launchId/why': { who: 'members', params: LaunchParams, query: WhyQuery, answer: LaunchWhy },
    'GET /api/days': { who: 'everybody', query: DaysQuery, answer: Days },
    'GET /api/days/:day': { who: 'everybody', params: DayParams, answer: DayRecord },
    'GET /api/rules': { who: 'everybody', answer: Rules },
  },
  problems: launchProblems,
})
