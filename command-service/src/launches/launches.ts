import { launches as contract } from '@debut/events/launches/launches.ts'
import { handles } from '../handles.ts'
import { launchDays } from './launch-days.ts'
import { scheduleLaunch } from './schedule-launch.ts'

export const launches = handles(contract, { commands: { ScheduleLaunch: scheduleLaunch }, processes: [launchDays] })
