import type { PictureKind } from '@debut/events/tools/tool-picture.ts'
import { type SubmitEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { pictureAddressGiven } from '../draft-slice.ts'

/** The address of a picture, for makers who do not have it as a file. */
export const AddressForm = ({ kind, label }: { kind: PictureKind; label: string }) => {
  const [url, setUrl] = useState('')
  const dispatch = useDispatch()
  const fetch = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (url.trim() === '') return
    dispatch(pictureAddressGiven({ kind, url }))
    setUrl('')
  }
  return (
    <form onSubmit={fetch} noValidate className="flex items-end gap-2">
      <TextField
        label={label}
        hideLabel
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        type="url"
        inputMode="url"
        placeholder={label}
        autoComplete="off"
        className="min-w-0 flex-1"
      />
      <Button type="submit" look="quiet" className="h-11!" disabled={url.trim() === ''}>
        Get it
      </Button>
    </form>
  )
}
