import { eventChannel } from 'redux-saga'

/** The browser has found a network again. */
export const onlineChannel = (window: EventTarget) =>
  eventChannel<true>((emit) => {
    const found = () => emit(true)
    window.addEventListener('online', found)
    return () => window.removeEventListener('online', found)
  })
