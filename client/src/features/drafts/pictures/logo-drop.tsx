import { type ClipboardEvent, useRef } from 'react'
import { useSelector } from 'react-redux'
import { late } from '../../../ui/late.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { selectDraft } from '../draft-slice.ts'
import { anchorOf } from '../jump-to.ts'
import { PICTURE_ACCEPT } from '../picture-file.ts'
import { useContent } from '../use-draft.ts'
import { BlurredPicture } from './blurred-picture.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { filesIn, usePictures } from './use-pictures.ts'

const Crop = late(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** The logo is where it will be, and is changed there: pressed, dropped upon, or pasted into. */
export const LogoDrop = () => {
  const { logo } = useContent()
  const isSending = useSelector(selectDraft).uploads.some(({ kind, error }) => kind === 'logo' && error === null)
  const { cropping, give, close, chosen } = usePictures('logo')
  const dropped = useFileDrop((files) => void give(files.slice(0, 1)))
  const input = useRef<HTMLInputElement>(null)
  const paste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    // Else the gallery would take it as well.
    event.stopPropagation()
    void give(files.slice(0, 1))
  }
  return (
    <div id={anchorOf('logo')} className="logo-drop" {...dropped} onPaste={paste}>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        hidden
        data-field="logo"
        onChange={({ currentTarget }) => {
          void give([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <button type="button" className="logo-face" onClick={() => input.current?.click()}>
        {logo === null ? (
          <span className="text-[13px] text-ink-3">Logo</span>
        ) : (
          <BlurredPicture picture={logo} alt="" sizes="96px" className="size-full" />
        )}
        <span className="logo-change">{logo === null ? 'Add' : 'Change'}</span>
        <span className="sr-only">{logo === null ? ' a logo' : ' the logo'}</span>
      </button>
      {isSending && (
        <span className="absolute inset-0 grid place-items-center rounded-[inherit] bg-scrim text-paper" role="status">
          <Spinner className="size-6" />
          <span className="sr-only">The logo is on its way</span>
        </span>
      )}
      {cropping !== undefined && <Crop cropping={cropping} onClose={close} onChosen={chosen} />}
    </div>
  )
}
