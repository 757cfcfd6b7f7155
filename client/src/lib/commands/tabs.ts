import type { Action } from '@reduxjs/toolkit'
import { isRecord } from '../api/is-record.ts'

const NAME = 'debut-outbox'

/** What happened to a member's commands, sent to their other tabs. */
export interface TabMessage {
  readonly memberId: string
  readonly action: Action
}

/** All pages of ours in one browser. */
export interface Tabs {
  readonly post: (message: TabMessage) => void
  readonly listen: (receive: (message: TabMessage) => void) => () => void
  /** Waits until no other tab sends; the function it resolves to lets the next tab send. */
  readonly takeTurn: () => Promise<() => void>
}

const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) && typeof data['memberId'] === 'string' && isRecord(data['action']) && typeof data['action']['type'] === 'string'

const noTurns = () => undefined

/** Where there are no locks, or none are given, every tab sends: the server counts an id once. */
export const browserTabs = ({ locks }: Partial<Pick<Navigator, 'locks'>>): Tabs => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  return {
    post: (message) => channel?.postMessage(message),
    listen: (receive) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) receive(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
    takeTurn: () =>
      locks === undefined
        ? Promise.resolve(noTurns)
        : new Promise((granted) => {
            locks.request(NAME, () => new Promise<void>((release) => granted(() => release()))).catch(() => granted(noTurns))
          }),
  }
}
