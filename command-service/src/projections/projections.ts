import { projections as contract } from '@debut/events/projections/projections.ts'
import { handles } from '../kernel/handled.ts'
import { concernsNoMember } from '../kernel/matters/matter.ts'
import { skipEvent } from './skip-event.ts'
import { discardBuild, retryParked, startRebuild, swapBack, swapBuild } from './steer-builds.ts'

export const projections = handles(contract, {
  commands: {
    SkipEvent: skipEvent,
    RetryParked: retryParked,
    StartRebuild: startRebuild,
    DiscardBuild: discardBuild,
    SwapBuild: swapBuild,
    SwapBack: swapBack,
  },
  matters: {
    SkipEvent: concernsNoMember,
    RetryParked: concernsNoMember,
    StartRebuild: concernsNoMember,
    DiscardBuild: concernsNoMember,
    SwapBuild: concernsNoMember,
    SwapBack: concernsNoMember,
  },
})
