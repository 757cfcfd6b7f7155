import { useEffect, useState } from 'react'
import { Blur } from '../../../ui/blur.tsx'
import type { Video } from './video-address.ts'

type Props = {
  name: string
  video: Video
  /** Of its first picture. */
  colours: string | undefined
  isSeen: boolean
}

/** A poster of our own: no request goes to another host, and it does not learn of its reader, before it is to be played. */
export const VideoSlide = ({ name, video: { host, frame }, colours = '', isSeen }: Props) => {
  const [isPlaying, setPlaying] = useState(false)
  // It stops when it is no longer shown.
  useEffect(() => {
    if (!isSeen) setPlaying(false)
  }, [isSeen])
  if (isPlaying)
    return (
      <iframe
        src={frame}
        title={`Video of ${name}`}
        className="slide-video"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <>
      <Blur colours={colours} className="opacity-70" />
      <button type="button" className="slide-play needs-script" onClick={() => setPlaying(true)}>
        <span className="grid size-16 place-items-center rounded-full bg-ink text-paper shadow-float">
          <PlayIcon className="size-6 translate-x-0.5" />
        </span>
        <span className="rounded-chip bg-surface px-2.5 py-1.5 text-[13px]/tight text-ink-2">
          <b className="block text-sm font-semibold text-ink">Play the video</b>
          {host} is asked for it only then
        </span>
      </button>
    </>
  )
}

export const PlayIcon = ({ className }: { className: string }) => (
  <svg viewBox="0 0 16 16" className={`fill-current ${className}`} aria-hidden="true">
    <path d="M4 2.300c0-.7.700-1.100 1.300-.8l8.700 5.200c.600.300.600 1.200 0 1.500l-8.700 5.300c-.6.300-1.300-.1-1.300-.8z" />
  </svg>
)
