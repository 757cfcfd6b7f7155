import { AVATAR_TYPES } from '@debut/events/members/avatar-file.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { givenPicture } from '../../../lib/images/given-picture.ts'
import { selectProfile } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { OwnFace } from '../../../ui/own-face.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { UPLOAD_WAITS } from '../../../ui/upload-waits.ts'
import { PICTURE_HINT } from './avatar-picture.ts'
import { avatarChosen, avatarRemovalRequested, selectOwnProfile } from './own-profile-slice.ts'
import { PicturePreview } from './picture-preview.tsx'

export const AvatarSection = () => {
  const profile = useSelector(selectProfile)
  const { sent, removing, error } = useSelector(selectOwnProfile).avatar
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const dispatch = useDispatch()
  if (profile === undefined) return null
  const isOwn = givenPicture(profile.avatarUrl) !== undefined
  const isSending = sent !== null
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0]
    // The same file may be chosen once more.
    currentTarget.value = ''
    if (chosen === undefined) return
    setFile(chosen)
    dispatch(avatarChosen(chosen))
  }
  return (
    <FormSection title="Picture" hint={PICTURE_HINT}>
      <div className="flex items-center gap-5">
        {isSending && file !== undefined ? <PicturePreview file={file} className="size-20" /> : <OwnFace className="size-20" />}
        <div className="grid min-w-0 flex-1 gap-3">
          <div className="flex flex-wrap gap-2.5">
            <input ref={input} type="file" accept={AVATAR_TYPES.join(',')} hidden onChange={choose} data-field="avatar" />
            <Button look="quiet" size="s" className="needs-script" busy={isSending} onClick={() => input.current?.click()}>
              {isOwn ? 'Change picture' : 'Upload a picture'}
            </Button>
            {isOwn && !isSending && (
              <Button look="ghost" size="s" className="needs-script" busy={removing} onClick={() => dispatch(avatarRemovalRequested())}>
                Remove
              </Button>
            )}
          </div>
          {isSending ? (
            <>
              <Progress label="Sending your picture" {...(sent !== 'waiting' && sent < 1 && { value: sent * 100 })} className="max-w-60" />
              {sent === 'waiting' && <p className="text-[13px] text-ink-2">{UPLOAD_WAITS}</p>}
            </>
          ) : (
            !isOwn && <p className="text-[13px] text-ink-2">Until then, this face is drawn for you alone.</p>
          )}
        </div>
      </div>
      {error !== null && (
        <Notice tone="bad" title="That picture was not taken">
          {error}
        </Notice>
      )}
    </FormSection>
  )
}
