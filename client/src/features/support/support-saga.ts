import { send } from '../../lib/api/ask.ts'
import { chatIdentityRoute } from '@debut/events/support/support-routes.ts'
import { call, put, take } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { reportOutage } from '../../lib/report.ts'
import { awaitSignIn } from '../../lib/session/await-sign-in.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import type { Chat } from './chat.ts'
import { chatTookOver, supportOffered } from './support-slice.ts'

export interface SupportOptions {
  /** Under which the server vouches for members. */
  readonly provider: string
  /** Without one there is our own panel. */
  readonly openChat?: (() => Promise<Chat>) | undefined
}

export function* offerSupport(api: ApiClient, { provider, openChat }: SupportOptions) {
  if (openChat === undefined) {
    yield* put(supportOffered())
    return
  }
  try {
    const chat = yield* call(openChat)
    yield* put(chatTookOver())
    yield* call(followMember, api, provider, chat)
  } catch (error) {
    reportOutage('The chat is not there, our own panel is', error)
    yield* put(supportOffered())
  }
}

/** The chat knows who writes while they are signed in, and forgets them afterwards. */
function* followMember(api: ApiClient, provider: string, chat: Chat) {
  while (true) {
    yield* call(awaitSignIn)
    const identity = yield* call(vouched, api, provider)
    if (identity !== undefined) chat.identify(identity)
    yield* take(signedOut)
    chat.forget()
  }
}

/** A failure is not shown: they then write as a visitor. */
async function vouched(api: ApiClient, provider: string) {
  try {
    return await send(api, chatIdentityRoute, undefined, { name: provider })
  } catch {
    return undefined
  }
}
