import type { Launch, LaunchWhy } from '@debut/events/launches/launch-answers.ts'
import { launchRoute, launchWhyRoute } from '@debut/events/launches/launch-routes.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import { ToolFrame } from '@debut/events/tools/tool-answers.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { voteReceiptRoute } from '@debut/events/voting/vote-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { newestFrame } from '../../lib/resources/follow-live.ts'
import { resource } from '../../lib/resources/resource.ts'
import { hasEvent } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { type Shown, shownLaunch } from './tool.ts'

/** However lively a launch, its gaps and its curve are fetched so often at most. */
const refetchEvery = 5_000
/** The number on the button is drawn at most so often. */
const DRAW_EVERY = 200

const topicOf = (toolId: string) => `tool:${toolId}`
const frameIn = (action: Action, toolId: string) => newestFrame<ToolFrame>(action, topicOf(toolId))

/** Whether a frame says the same as what is shown of a launch. */
const says = (frame: ToolFrame, { launchId, state, hidden, day }: Shown): boolean =>
  frame.launchId === null ||
  (frame.launchId === launchId &&
    frame.state === state &&
    frame.hidden === hidden &&
    frame.standing?.day?.rank === day?.rank &&
    frame.standing?.day?.of === day?.of &&
    frame.standing?.day?.points === day?.points)

/** By slug or id. */
export const tools = resource(toolRoute, {
  topic: ({ tool }) => ({ name: topicOf(tool.toolId), frame: ToolFrame, every: DRAW_EVERY }),
  isOutdatedBy: (action, shown) => {
    const frame = shown && frameIn(action, shown.tool.toolId)?.body
    const launch = shown && shownLaunch(shown.launches)
    return frame !== undefined && !(launch === undefined ? frame.launchId === null : says(frame, launch))
  },
  refetchEvery,
})

/** How a launch stands on its boards. Its frames come without the gaps to others. */
export const launches = resource(launchRoute, {
  onAction: (facts, action) => {
    const { body: frame, cursor: position } = frameIn(action, facts.launch.toolId) ?? {}
    if (frame === undefined || position === undefined || frame.launchId !== facts.launch.launchId || position < facts.position) return facts
    return withFrame(facts, frame)
  },
  isOutdatedBy: (action, facts) => {
    const frame = facts && frameIn(action, facts.launch.toolId)?.body
    return facts !== undefined && frame !== undefined && !says(frame, { ...facts.launch, hidden: facts.hidden, day: facts.standing.day })
  },
  refetchEvery,
})

const withFrame = (facts: Launch, { hidden, standing: standings, position }: ToolFrame): Launch => {
  const standing = { ...facts.standing }
  for (const period of periods) {
    const [before, now] = [standing[period], standings?.[period]]
    if (before !== undefined && now !== undefined) standing[period] = { ...before, ...now }
  }
  return { ...facts, hidden, standing, position }
}

const standsAt = (why: LaunchWhy, frame: ToolFrame) =>
  frame.launchId !== why.launchId || (frame.hidden === why.hidden && frame.standing?.day?.points === why.standing?.points)

/** "Why am I #4?", for a tool's makers. */
export const whyOf = (toolId: string, launchId: string) => whys(toolId)({ launchId })
const whys = (toolId: string) =>
  resource(launchWhyRoute, {
    isOutdatedBy: (action, why) => {
      const frame = frameIn(action, toolId)?.body
      return why !== undefined && frame !== undefined && !standsAt(why, frame)
    },
    refetchEvery,
  })

/** For a member who voted. It comes with the vote, and goes with it. */
export const receipts = resource(voteReceiptRoute, {
  isOutdatedBy: (action) => resultReceived.match(action) && hasEvent(action.payload, 'VoteCast', 'VoteWithdrawn'),
})
