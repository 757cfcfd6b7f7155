import { ToolId } from '@debut/events/tools/tool-card.ts'
import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { LaunchPlanned, SlugClaimed, type ToolEvent } from '@debut/events/tools/tool-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { describe, expect, it } from 'vitest'
import { accept, type Decider } from '../decider.ts'
import { causeOf } from '../processes/cause.ts'
import { defineProcess } from '../processes/define-process.ts'
import { sentCommand } from '../send.ts'
import { on, specifyProcess } from './specify-process.ts'

const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001')
const claimed = on('slug-paperplane', SlugClaimed({ toolId }))
const planned = on(`tool-${toolId}`, LaunchPlanned({ toolId, launchId }))

/** Of which a command may be decided anew each time, or once. */
const planning = (isRemembered: boolean): Decider<{ type: 'PlanLaunch' }, boolean, ToolEvent> => ({
  initial: false,
  decide: (_, done) => (done && isRemembered ? accept() : accept(LaunchPlanned({ toolId, launchId }))),
  evolve: () => true,
})

const plan = defineProcess({
  name: 'plan',
  runs: 'once',
  reads: [SlugClaimed],
  on: async (event, _: object, { send }) => {
    await send(PlanLaunch, { toolId: event.event.data.toolId, launchId }, causeOf(event))
  },
})

const specified = (isRemembered: boolean) => {
  const decider = planning(isRemembered)
  return specifyProcess(plan, {}, (handle) => [
    sentCommand(PlanLaunch, (_, context) => handle(decider, `tool-${toolId}`, { type: 'PlanLaunch' }, context)),
  ])
}

describe('the specification of a process', () => {
  it('tells what follows, through the very deciders of other capabilities', async () => {
    const { given } = specified(true)
    await given(claimed).when({ seconds: 1 }).then(planned)
    await given().when({ seconds: 1 }).thenNothing()
  })

  it('fails where something else follows, or nothing', async () => {
    const { given } = specified(true)
    await expect(given(claimed).when({ seconds: 1 }).thenNothing()).rejects.toThrow()
    await expect(given().when({ seconds: 1 }).then(planned)).rejects.toThrow()
  })

  it('fails for one whose command does something again when it comes so late that its id is forgotten', async () => {
    await expect(specified(false).given(claimed).when({ seconds: 1 }).then(planned)).rejects.toThrow('read again, and late')
  })
})
