import { buffers, eventChannel } from 'redux-saga'
import { onMissingCode } from './announce-missing-code.ts'

interface Options {
  /** Only where a reload can help, and has not just been tried. */
  readonly mayReload: () => boolean
  readonly reload: () => void
}

/** After a deployment the old parts of the code are gone, and a reload brings the new ones. Tells of what a reload cannot bring. */
export const missingCode = ({ mayReload, reload }: Options) =>
  eventChannel<'missing'>(
    (emit) =>
      onMissingCode(() => {
        if (mayReload()) reload()
        else emit('missing')
      }),
    buffers.sliding(1),
  )
