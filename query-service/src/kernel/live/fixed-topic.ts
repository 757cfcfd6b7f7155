import { HttpError } from '@debut/adapters/http-error.ts'
import type { Topic, TopicFamily } from './topic.ts'

/** A family of one: the same topic for everybody. */
export const fixedTopic = (topic: Topic): TopicFamily => ({
  name: topic.name,
  projection: topic.projection,
  find: (parameter) => {
    if (parameter !== undefined) throw new HttpError('not-found')
    return topic
  },
})
