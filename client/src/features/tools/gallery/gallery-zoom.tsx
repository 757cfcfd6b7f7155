import { Dialog as Radix } from 'radix-ui'
import { useLayoutEffect } from 'react'
import { Blur } from '../../../ui/blur.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Image } from '../../../ui/image.tsx'
import type { Tool } from '../tool.ts'
import { SlideButtons } from './slide-buttons.tsx'
import { useSlides } from './use-slides.ts'

type Zoomed = Pick<Tool, 'name' | 'images'>
type Props = Zoomed & { zoomed: number | undefined; close: () => void; goBack: () => void }

/** Its pictures, as large as the window. Escape and Close lead back. */
export const GalleryZoom = ({ zoomed, close, goBack, ...shown }: Props) => (
  <Radix.Root open={zoomed !== undefined} onOpenChange={(open) => open || close()}>
    <Radix.Portal>
      <Radix.Overlay className="scrim" />
      <Radix.Content className="zoom" aria-describedby={undefined} onCloseAutoFocus={returnTo(goBack)}>
        <Slides {...shown} first={zoomed ?? 0} />
        <Radix.Close asChild>
          <IconButton label="Close" look="quiet" className="absolute! top-3.5 right-3.5">
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

/** No trigger of the dialog's own opened it, so it does not know whose the focus was. */
const returnTo = (goBack: () => void) => (event: Event) => {
  event.preventDefault()
  goBack()
}

const Slides = ({ name, images, first }: Zoomed & { first: number }) => {
  const { list, current, go, onKeyDown } = useSlides(images.length, first)
  useLayoutEffect(() => go(first, 'instant'), [first, go])
  return (
    <>
      <Radix.Title className="sr-only">Pictures of {name}</Radix.Title>
      <ul ref={list} className="slides" tabIndex={0} aria-label={`Pictures of ${name}`} onKeyDown={onKeyDown}>
        {images.map(({ path, width, height, placeholder }, index) => (
          <li key={path} className="zoom-slide">
            <Blur colours={placeholder} className="zoom-blur" />
            <Image src={path} alt={`${name}, picture ${index + 1}`} width={width} height={height} sizes="100vw" className="zoom-picture" />
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-center gap-3 p-3.5">
        {images.length === 1 ? null : <SlideButtons current={current} count={images.length} go={go} />}
        <p className="text-[13px] text-ink-2 tabular-nums" aria-live="polite">
          {current + 1} of {images.length}
        </p>
      </div>
    </>
  )
}
