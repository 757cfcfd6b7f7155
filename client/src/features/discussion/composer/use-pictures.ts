import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { insertIntoField } from '../../../lib/writing/edit-field.ts'
import { movedPlace } from './moved-place.ts'
import { altFor } from './picture-file.ts'
import { pictureGiven, selectPostUploads, uploadEnded, type WithPostUploads } from './post-uploads-slice.ts'

interface Asked {
  readonly body: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly type: (body: string) => void
}

/** Sends pictures, and puts each into the text once it is there: where the caret was when it was given, whatever is typed meanwhile. */
export const usePictures = ({ body, field, type }: Asked) => {
  const uploads = useSelector((state: WithPostUploads) => selectPostUploads(state))
  const dispatch = useDispatch()
  const places = useRef(new Map<string, number>())
  const before = useRef(body)
  /** Where the caret was last. Before the text was in focus, at its end. */
  const caret = useRef<number>(undefined)

  useEffect(() => {
    for (const [id, place] of places.current) places.current.set(id, movedPlace(place, before.current, body))
    if (caret.current !== undefined) caret.current = movedPlace(caret.current, before.current, body)
    before.current = body
  }, [body])

  useEffect(() => {
    const { current } = field
    const note = () => {
      if (current !== null && document.activeElement === current) caret.current = current.selectionEnd
    }
    document.addEventListener('selectionchange', note)
    return () => document.removeEventListener('selectionchange', note)
  })

  const place = useEffectEvent((id: string, name: string, path: string) => {
    const at = Math.min(places.current.get(id) ?? body.length, body.length)
    const text = onItsOwnLine(`![${altFor(name)}](${path})`, body, at)
    places.current.delete(id)
    if (field.current === null) type(body.slice(0, at) + text + body.slice(at))
    else insertIntoField(field.current, text, at)
    dispatch(uploadEnded(id))
  })
  // One after the other: each is placed in the text that has the one before.
  const stored = uploads.find(({ path }) => path !== null)
  useEffect(() => {
    if (stored !== undefined && stored.path !== null) place(stored.id, stored.name, stored.path)
  }, [stored])

  return {
    uploads,
    give: (files: readonly File[]) => {
      for (const file of files) {
        const id = newUlid()
        places.current.set(id, caret.current ?? body.length)
        dispatch(pictureGiven({ id, name: file.name, file }))
      }
    },
  }
}

const onItsOwnLine = (picture: string, body: string, at: number): string => {
  const begins = at === 0 || body[at - 1] === '\n' ? '' : '\n'
  const ends = body[at] === '\n' ? '' : '\n'
  return `${begins}${picture}${ends}`
}
