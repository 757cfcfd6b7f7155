import { buffers, eventChannel } from 'redux-saga'

interface Options {
  readonly window: EventTarget
  /** Nobody waits for it: whoever does will ask again. */
  readonly isExpected: () => boolean
  /** Only where a reload can help, and has not just been tried. */
  readonly mayReload: () => boolean
  readonly reload: () => void
}

/** A part of the page's own code did not come: after a deployment the old parts are gone, and a reload brings the new ones. Tells of the rest. */
export const missingCode = ({ window, isExpected, mayReload, reload }: Options) =>
  eventChannel<'missing'>((emit) => {
    const failed = () => {
      if (isExpected()) return
      if (mayReload()) reload()
      else emit('missing')
    }
    window.addEventListener('vite:preloadError', failed)
    return () => window.removeEventListener('vite:preloadError', failed)
  }, buffers.sliding(1))
