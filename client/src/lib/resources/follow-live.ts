import { createAction } from '@reduxjs/toolkit'
import { call, put, race, select, take } from 'typed-redux-saga'
import { isRecord } from '../api/is-record.ts'
import { followTopic, type Received } from '../live/follow-topic.ts'
import type { LiveStream } from '../live/live-stream.ts'
import type { AnyQuery, Topic } from './resource.ts'
import {
  isLost,
  placeLost,
  resourceFetched,
  resourceReached,
  resourceUpdated,
  selectData,
  selectResource,
  type WithResources,
} from './resources-slice.ts'

/** Came together, on a topic that something on the page follows. */
export const framesReceived = createAction<{ readonly topic: string } & Received<unknown>>('live/framesReceived')

/* oxlint-disable typescript/no-unnecessary-type-parameters -- those who ask for the frames of a topic know what they are */
/** The frames of a topic that an action brings, the oldest first. */
const framesIn = <Frame>(action: { readonly type: string }, topic: string): Received<Frame>['messages'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- frames are read by the schema of their topic before they are handed on
  framesReceived.match(action) && action.payload.topic === topic ? (action.payload.messages as Received<Frame>['messages']) : []

export const newestFrame = <Frame>(action: { readonly type: string }, topic: string): Received<Frame>['messages'][number] | undefined =>
  framesIn<Frame>(action, topic).at(-1)
/* oxlint-enable typescript/no-unnecessary-type-parameters */

const positionOf = (data: unknown): number | null => (isRecord(data) && typeof data['position'] === 'number' ? data['position'] : null)

/** Follows the topic of what is shown, from where in the log that is; and another once what is shown is of another. */
export function* followLive(live: LiveStream, query: AnyQuery) {
  const selectTopic = (state: WithResources): Topic | undefined => {
    const data: unknown = selectData(query)(state)
    return data === undefined ? undefined : query.topic(data)
  }
  while (true) {
    const topic = yield* select(selectTopic)
    const isSame = (state: WithResources) => selectTopic(state)?.name === topic?.name
    yield* race({ turned: call(passes, isSame), ...(topic !== undefined && { followed: call(follow, live, query, topic) }) })
  }
}

function* passes(isSame: (state: WithResources) => boolean) {
  do yield* take([resourceFetched, resourceUpdated])
  while (yield* select(isSame))
}

function* follow(live: LiveStream, query: AnyQuery, topic: Topic) {
  const { key, isOwn } = query
  const data = selectData(query)
  yield* call(followTopic<Topic['frame']>, live, {
    topic: topic.name,
    frame: topic.frame,
    ...(topic.every !== undefined && { every: topic.every }),
    *from() {
      return positionOf(yield* select(data))
    },
    *receive({ messages, upTo }: Received<unknown>) {
      if (messages.length > 0) yield* put(framesReceived({ topic: topic.name, messages, upTo }))
      if (upTo !== null) yield* put(resourceReached({ key, isOwn, position: upTo }))
    },
    *lost() {
      yield* put(placeLost({ key, isOwn }))
      while (isLost(yield* select(selectResource(query)))) yield* take(resourceFetched)
    },
  })
}
