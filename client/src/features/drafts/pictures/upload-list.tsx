import type { PictureKind } from '@debut/events/tools/tool-picture.ts'
import { useDispatch, useSelector } from 'react-redux'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AlertIcon, CloseIcon } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { UPLOAD_WAITS } from '../../../ui/upload-waits.ts'
import { selectDraft, uploadDismissed } from '../draft-slice.ts'

/** What is on its way, and what did not get through, each with its own reason. */
export const UploadList = ({ kind }: { kind: PictureKind }) => {
  const uploads = useSelector(selectDraft).uploads.filter((each) => each.kind === kind)
  const dispatch = useDispatch()
  if (uploads.length === 0) return null
  return (
    <ul className="grid gap-2">
      {uploads.map(({ id, name, sent, error }) =>
        error === null ? (
          <li key={id} className="flex items-center gap-3 text-[13px] text-ink-2">
            <span className="max-w-50 truncate">{name}</span>
            <Progress label={`Sending ${name}`} {...(typeof sent === 'number' && sent < 1 && { value: sent * 100 })} className="flex-1" />
            {sent === 'waiting' && <span>{UPLOAD_WAITS}</span>}
          </li>
        ) : (
          <li key={id} className="flex items-start gap-2 rounded-panel bg-bad-wash py-2 pr-2 pl-3.5 text-[13.5px]">
            <AlertIcon className="mt-1 size-4 text-bad" />
            <span role="alert" className="min-w-0 flex-1 py-0.5">
              <span className="font-[560] wrap-anywhere">{name}</span>
              <br />
              <span className="text-ink-2">{error}</span>
            </span>
            <IconButton label={`Dismiss ${name}`} size="s" onClick={() => dispatch(uploadDismissed(id))}>
              <CloseIcon />
            </IconButton>
          </li>
        ),
      )}
    </ul>
  )
}
