import { buffers, eventChannel } from 'redux-saga'

interface Options {
  readonly window: EventTarget
  /** Only where a reload can help, and has not just been tried. */
  readonly mayReload: () => boolean
  readonly reload: () => void
}

/** A part of the page's own code did not come: after a deployment the old parts are gone, and a reload brings the new ones. Tells of the rest. */
export const missingCode = ({ window, mayReload, reload }: Options) =>
  eventChannel<'missing'>((emit) => {
    const failed = () => (mayReload() ? reload() : emit('missing'))
    window.addEventListener('vite:preloadError', failed)
    return () => window.removeEventListener('vite:preloadError', failed)
  }, buffers.sliding(1))
