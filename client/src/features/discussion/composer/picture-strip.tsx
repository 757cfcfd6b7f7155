import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Image } from '../../../ui/image.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { UPLOAD_WAITS } from '../../../ui/upload-waits.ts'
import { PlusIcon } from './composer-icons.tsx'
import { picturesIn, withoutPicture } from './pictures-in.ts'
import { type Upload, uploadEnded, uploadRetried } from './post-uploads-slice.ts'

interface Props {
  readonly body: string
  readonly uploads: readonly Upload[]
  readonly onText: (body: string) => void
  readonly onAdd: () => void
}

/** The pictures of the text, and those on their way into it. */
export const PictureStrip = ({ body, uploads, onText, onAdd }: Props) => {
  const pictures = picturesIn(body)
  if (pictures.length === 0 && uploads.length === 0) return null
  return (
    <ul aria-label="Pictures" className="write-pictures">
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Image {...picture} width={150} height={96} sizes="150px" className="size-full object-cover" />
          <IconButton
            label={`Remove ${picture.alt}`}
            look="quiet"
            size="s"
            className="absolute! top-1.25 right-1.25"
            onClick={() => onText(withoutPicture(body, picture.src))}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.id} className="write-upload" data-failed={upload.error !== null || undefined}>
          {upload.error === null ? <Sending upload={upload} /> : <Failed upload={upload} error={upload.error} />}
        </li>
      ))}
      <li className="write-picture-add">
        <button type="button" onClick={onAdd}>
          <PlusIcon />
          Add a picture
        </button>
      </li>
    </ul>
  )
}

const Sending = ({ upload: { id, name, sent } }: { readonly upload: Upload }) => {
  const dispatch = useDispatch()
  const percent = typeof sent === 'number' ? Math.floor(sent * 100) : undefined
  // Once all of it is sent, the server still draws it anew.
  const isKnown = percent !== undefined && percent < 100
  return (
    <>
      <b>{name}</b>
      <Progress label={`Uploading ${name}`} tone="lime" {...(isKnown && { value: percent })} />
      <span className="tabular-nums">{sent === 'waiting' ? UPLOAD_WAITS : isKnown ? `Uploading, ${percent}%` : 'Uploading'}</span>
      <IconButton
        label={`Cancel ${name}`}
        look="quiet"
        size="s"
        className="absolute! top-1.25 right-1.25"
        onClick={() => dispatch(uploadEnded(id))}
      >
        <CloseIcon />
      </IconButton>
    </>
  )
}

const Failed = ({ upload: { id, name }, error }: { readonly upload: Upload; readonly error: string }) => {
  const dispatch = useDispatch()
  return (
    <>
      <b>{name}</b>
      <p role="alert">{error}</p>
      <span className="flex gap-2">
        <Button look="quiet" size="s" onClick={() => dispatch(uploadRetried(id))}>
          Try again
        </Button>
        <Button look="ghost" size="s" onClick={() => dispatch(uploadEnded(id))}>
          Dismiss
        </Button>
      </span>
    </>
  )
}
