import type { PictureKind } from '@debut/events/tools/tool-picture.ts'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { pictureGiven } from '../draft-slice.ts'
import { needsCrop, wrongWithFile } from '../picture-file.ts'
import type { Cropping } from './crop-dialog.tsx'

const decoded = (file: Blob) => createImageBitmap(file).catch(() => undefined)

/** Files on their way to the server, and the one of which a part is to be chosen first. */
export const usePictures = (kind: PictureKind) => {
  const dispatch = useDispatch()
  const [cropping, setCropping] = useState<Cropping>()
  const send = (file: Blob, name: string) => dispatch(pictureGiven({ kind, file, name }))

  const give = async (files: readonly File[]) => {
    for (const file of files) {
      // What is wrong with it is said where it would be sent. What can't be decoded here, the server looks into.
      const bitmap = wrongWithFile(kind, file) === undefined ? await decoded(file) : undefined
      if (bitmap !== undefined && needsCrop(kind, bitmap)) setCropping({ kind, bitmap, file, name: file.name })
      else {
        bitmap?.close()
        send(file, file.name)
      }
    }
  }
  /** A part of one that is kept already. */
  const cropKept = async (path: string) => {
    const file = await (await fetch(path)).blob()
    const bitmap = await decoded(file)
    if (bitmap !== undefined) setCropping({ kind, bitmap, file, name: 'the part', replaces: path })
  }
  const close = () => {
    cropping?.bitmap.close()
    setCropping(undefined)
  }
  const chosen: (crop: NonNullable<Parameters<typeof pictureGiven>[0]['crop']>) => void = (crop) => {
    if (cropping === undefined) return
    const { file, name, replaces } = cropping
    dispatch(pictureGiven({ kind, file, name, crop, replaces }))
    close()
  }
  return { cropping, give, cropKept, close, chosen }
}

/** What was dropped or pasted, as far as it is files. */
export const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])]
