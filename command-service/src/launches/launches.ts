import { launches as contract } from '@debut/events/launches/launches.ts'
import { handles } from '../kernel/handled.ts'
import { awaitLaunch, stopAwaitingLaunch } from './await-launch.ts'
import { abandonLaunch, disqualifyLaunch, reinstateLaunch, rescheduleLaunch, withdrawLaunch } from './change-launch.ts'
import { launchMatter, scheduledMatter } from './launch-matter.ts'
import { launchDays } from './launch-days.ts'
import { joinLine, joinLineFor } from './line/join-line.ts'
import { keepLine } from './line/keep-line.ts'
import { clearPlace } from './line/clear-place.ts'
import { transferPlace } from './line/transfer-place.ts'
import { scheduleLaunch } from './schedule-launch.ts'
import { notifyAwaiting } from './notify-awaiting.ts'

export const launches = handles(contract, {
  commands: {
    ScheduleLaunch: scheduleLaunch,
    JoinLine: joinLine,
    JoinLineFor: joinLineFor,
    AbandonLaunch: abandonLaunch,
    ClearPlace: clearPlace,
    TransferPlace: transferPlace,
    RescheduleLaunch: rescheduleLaunch,
    WithdrawLaunch: withdrawLaunch,
    DisqualifyLaunch: disqualifyLaunch,
    ReinstateLaunch: reinstateLaunch,
    AwaitLaunch: awaitLaunch,
    StopAwaitingLaunch: stopAwaitingLaunch,
  },
  matters: {
    ScheduleLaunch: scheduledMatter,
    DisqualifyLaunch: launchMatter,
    ReinstateLaunch: launchMatter,
  },
  processes: [launchDays, keepLine, notifyAwaiting],
})
