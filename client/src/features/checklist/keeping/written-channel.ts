import { eventChannel } from 'redux-saga'

/** The keys under which other tabs of this browser keep something new. */
export const writtenChannel = (window: EventTarget) =>
  eventChannel<string>((emit) => {
    const written = (event: Event) => {
      if (event instanceof StorageEvent && event.key !== null) emit(event.key)
    }
    window.addEventListener('storage', written)
    return () => window.removeEventListener('storage', written)
  })
