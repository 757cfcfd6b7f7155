import { posts } from 'virtual:blog-posts'
import { dayAt, startMillis } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { shownPosts } from './shown-posts.ts'

export type ClockState = Parameters<typeof selectNow>[0]

export const selectPosts = (state: ClockState) => shownPosts(posts, selectNow(state))

/** Drawn anew when a day begins, not with each tick. */
export const usePosts = () => shownPosts(posts, startMillis(useSelector((state: ClockState) => dayAt(selectNow(state)))))
