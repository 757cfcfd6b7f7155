import { dayAt } from '@debut/events/kernel/days.ts'
import type { ListedPost } from '../../../content-files/read-blog.ts'

/** A draft appears when its day begins in Los Angeles, without another build. */
export const shownPosts = <Post extends Pick<ListedPost, 'date' | 'draft'>>(posts: readonly Post[], now: number): readonly Post[] => {
  const today = dayAt(now)
  return posts.filter(({ draft, date }) => draft !== true || date <= today)
}
