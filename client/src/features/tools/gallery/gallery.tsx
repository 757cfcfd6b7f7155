import type { Tool } from '../tool.ts'
import { useRef, useState } from 'react'
import { late, useEver } from '../../../ui/late.tsx'
import { Blur } from '../../../ui/blur.tsx'
import { Image } from '../../../ui/image.tsx'
import { SlideButtons } from './slide-buttons.tsx'
import { useSlides } from './use-slides.ts'
import { videoAt } from './video-address.ts'
import { PlayIcon, VideoSlide } from './video-slide.tsx'

const Zoom = late(() => import('./gallery-zoom.tsx').then(({ GalleryZoom }) => GalleryZoom))

/** As wide as the page's own column. */
const SIZES = '(min-width: 1024px) 660px, 100vw'

/** What it looks like: swiped, or stepped through by buttons, thumbnails and arrow keys. Without a script it is a list that scrolls. */
export const Gallery = ({ name, images, videoUrl }: Pick<Tool, 'name' | 'images' | 'videoUrl'>) => {
  const video = videoUrl === null ? undefined : videoAt(videoUrl)
  const count = images.length + (video === undefined ? 0 : 1)
  const { list, current, go, onKeyDown } = useSlides(count)
  const [zoomed, setZoomed] = useState<number>()
  const opener = useRef<HTMLButtonElement>(null)
  const everZoomed = useEver(zoomed !== undefined)
  if (count === 0) return null
  const label = `Pictures of ${name}`
  return (
    <section aria-label={label} aria-roledescription="carousel" className="min-w-0">
      <ul ref={list} className="slides" tabIndex={count > 1 ? 0 : undefined} aria-label={label} onKeyDown={onKeyDown}>
        {images.map(({ path, width, height, placeholder }, index) => (
          <li key={path} className="slide">
            <button
              type="button"
              className="slide-zoom"
              aria-label={`Zoom picture ${index + 1} of ${images.length}`}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setZoomed(index)
              }}
            >
              <Blur colours={placeholder} />
              <Image src={path} alt="" width={width} height={height} sizes={SIZES} eager={index === 0} className="slide-picture" />
            </button>
          </li>
        ))}
        {video === undefined ? null : (
          <li className="slide">
            <VideoSlide name={name} video={video} colours={images[0]?.placeholder} isSeen={current === images.length} />
          </li>
        )}
      </ul>
      {count === 1 ? null : (
        <div className="needs-script mt-2.5 flex items-center gap-2">
          <div className="thumbs" role="group" aria-label="Choose a picture">
            {images.map(({ path, placeholder }, index) => (
              <button
                key={path}
                type="button"
                className="thumb"
                aria-label={`Picture ${index + 1}`}
                aria-current={index === current}
                onClick={() => go(index)}
              >
                <Blur colours={placeholder} />
                <Image src={path} alt="" width={74} height={46} />
              </button>
            ))}
            {video === undefined ? null : (
              <button
                type="button"
                className="thumb"
                aria-label="Video"
                aria-current={current === images.length}
                onClick={() => go(images.length)}
              >
                <Blur colours={images[0]?.placeholder ?? ''} />
                <PlayIcon className="relative size-4" />
              </button>
            )}
          </div>
          <SlideButtons current={current} count={count} go={go} />
        </div>
      )}
      {everZoomed ? (
        <Zoom name={name} images={images} zoomed={zoomed} close={() => setZoomed(undefined)} goBack={() => opener.current?.focus()} />
      ) : null}
    </section>
  )
}
