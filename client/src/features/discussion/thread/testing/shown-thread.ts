import type { Thread } from '@debut/events/discussion/comment-answers.ts'
import { type StandsOn, topicOf } from '../stands-on.ts'
import type { ShownThread } from '../thread-resources.ts'

/** As the page keeps an answer. */
export const shownFrom = (on: StandsOn, answer: Thread): ShownThread => ({
  ...answer,
  answeredAt: answer.position,
  acts: [],
  likes: [],
  topic: topicOf(on),
  live: null,
})
