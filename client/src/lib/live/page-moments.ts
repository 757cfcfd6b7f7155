import { eventChannel } from 'redux-saga'

/** `woken`: the reader is back after so long that the socket may have died unnoticed. */
export type PageMoment = 'seen' | 'woken' | 'network-changed'

const LONG_HIDDEN = 30_000

type Page = { window: EventTarget; document: EventTarget & { readonly hidden: boolean }; now: () => number }

export const pageMoments = ({ window, document, now }: Page) =>
  eventChannel<PageMoment>((emit) => {
    let hiddenSince = now()
    const networkChanged = () => emit('network-changed')
    const visibilityChanged = () => {
      if (document.hidden) hiddenSince = now()
      else emit(now() - hiddenSince > LONG_HIDDEN ? 'woken' : 'seen')
    }
    window.addEventListener('online', networkChanged)
    window.addEventListener('offline', networkChanged)
    document.addEventListener('visibilitychange', visibilityChanged)
    return () => {
      window.removeEventListener('online', networkChanged)
      window.removeEventListener('offline', networkChanged)
      document.removeEventListener('visibilitychange', visibilityChanged)
    }
  })
