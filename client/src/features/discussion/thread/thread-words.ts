import type { StandsOn } from './stands-on.ts'

/** Posts are replied to, and tools commented on. */
export const wordsOf = (on: StandsOn): readonly [one: string, many: string] =>
  'postId' in on ? ['reply', 'replies'] : ['comment', 'comments']
