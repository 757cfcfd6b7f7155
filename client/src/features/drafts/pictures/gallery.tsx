import { MOST_PICTURES } from '@debut/events/tools/tool-card.ts'
import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { MoreIcon } from '../../../ui/icons.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { selectDraft } from '../draft-slice.ts'
import { anchorOf } from '../jump-to.ts'
import { PICTURE_ACCEPT } from '../picture-file.ts'
import { useContent, useTyping } from '../use-draft.ts'
import { BlurredPicture } from './blurred-picture.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { filesIn, usePictures } from './use-pictures.ts'

const Crop = late(async () => (await import('./crop-dialog.tsx')).CropDialog)

const moved = (images: readonly ToolPicture[], from: number, to: number): ToolPicture[] => {
  const others = images.filter((_, index) => index !== from)
  const [one] = images.slice(from, from + 1)
  return one === undefined ? [...images] : [...others.slice(0, to), one, ...others.slice(to)]
}

/** Five places. The first picture is the large one, and the one that is seen where somebody shares the page. */
export const Gallery = () => {
  const { images } = useContent()
  const onTheirWay = useSelector(selectDraft).uploads.filter(({ kind, error }) => kind === 'image' && error === null).length
  const { cropping, give, cropKept, close, chosen } = usePictures('image')
  const type = useTyping()
  const input = useRef<HTMLInputElement>(null)
  const left = MOST_PICTURES - images.length - onTheirWay
  const dropped = useFileDrop((files) => void give(files.slice(0, Math.max(0, left))))
  const giveRef = useRef(give)
  useEffect(() => {
    giveRef.current = give
  })
  useEffect(() => {
    // Wherever the focus is: readers do not focus a picture before they paste one.
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData).filter((file) => file.type.startsWith('image/'))
      if (files.length === 0) return
      event.preventDefault()
      void giveRef.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <div id={anchorOf('images')} className="draft-field">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h3 className="font-text text-[13.5px] font-[560]">Gallery</h3>
        <span className="text-[12.5px] text-ink-3">drop, paste, or give a link</span>
      </div>
      <div className="gallery-drop" {...dropped}>
        {images.map((picture, index) => (
          <figure key={picture.path} className="gallery-place">
            <BlurredPicture
              picture={picture}
              alt={`Picture ${index + 1} of the gallery`}
              sizes={index === 0 ? '400px' : '160px'}
              className="size-full"
            />
            <figcaption className="gallery-number" aria-hidden="true">
              {index + 1}
            </figcaption>
            <div className="absolute top-1.5 right-1.5">
              <Menu
                align="end"
                trigger={
                  <IconButton label={`Change picture ${index + 1}`} size="s" look="quiet" className="gallery-menu">
                    <MoreIcon />
                  </IconButton>
                }
              >
                {index > 0 && <MenuItem onSelect={() => type({ images: moved(images, index, 0) })}>Make it the first</MenuItem>}
                {index > 0 && <MenuItem onSelect={() => type({ images: moved(images, index, index - 1) })}>Move it forward</MenuItem>}
                {index < images.length - 1 && (
                  <MenuItem onSelect={() => type({ images: moved(images, index, index + 1) })}>Move it back</MenuItem>
                )}
                <MenuItem onSelect={() => void cropKept(picture.path)}>Choose a part of it</MenuItem>
                <MenuItem look="danger" onSelect={() => type({ images: images.filter(({ path }) => path !== picture.path) })}>
                  Remove
                </MenuItem>
              </Menu>
            </div>
          </figure>
        ))}
        {Array.from({ length: Math.max(0, MOST_PICTURES - images.length) }, (_, place) => (
          <button
            key={`empty-${place}`}
            type="button"
            className="gallery-place gallery-empty"
            aria-label={`${images.length === 0 && place === 0 ? 'Show what it looks like: a' : 'A'}dd picture ${images.length + place + 1}`}
            aria-busy={place < onTheirWay}
            tabIndex={place === 0 ? 0 : -1}
            onClick={() => input.current?.click()}
          >
            {images.length === 0 && place === 0 ? (
              <span className="grid justify-items-center gap-1">
                <span aria-hidden="true" className="text-[22px]/none">
                  +
                </span>
                <span className="text-[13px]">Show what it looks like</span>
              </span>
            ) : (
              '+'
            )}
          </button>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        multiple
        hidden
        data-field="images"
        onChange={({ currentTarget }) => {
          void give([...(currentTarget.files ?? [])].slice(0, Math.max(0, left)))
          currentTarget.value = ''
        }}
      />
      <div className="mt-3 empty:hidden">
        <UploadList kind="image" />
      </div>
      {cropping !== undefined && <Crop cropping={cropping} onClose={close} onChosen={chosen} />}
    </div>
  )
}
