import type { Action } from '@reduxjs/toolkit'
import { isRecord } from '../api/is-record.ts'

const NAME = 'debut-outbox'

/** What happened to a member's commands, told to their other tabs. */
export interface TabNews {
  readonly memberId: string
  readonly action: Action
}

/** All pages of ours in one browser. */
export interface Tabs {
  readonly tell: (news: TabNews) => void
  readonly listen: (heard: (news: TabNews) => void) => () => void
  /** Waits until no other tab sends; the function given back lets the next one. */
  readonly takeTurn: () => Promise<() => void>
}

const isNews = (data: unknown): data is TabNews =>
  isRecord(data) && typeof data['memberId'] === 'string' && isRecord(data['action']) && typeof data['action']['type'] === 'string'

const noTurns = () => undefined

/** Where there are no locks, or none are given, every tab sends: the server counts an id once. */
export const browserTabs = ({ locks }: Partial<Pick<Navigator, 'locks'>>): Tabs => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (heard) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) heard(data)
      }
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
    takeTurn: () =>
      locks === undefined
        ? Promise.resolve(noTurns)
        : new Promise((granted) => {
            locks.request(NAME, () => new Promise<void>((release) => granted(() => release()))).catch(() => granted(noTurns))
          }),
  }
}
