import { avatarFeatures } from './avatar-features.ts'

type Props = {
  seed: string | null
  /** Lies over the drawn face, which stays in sight until it is there and when it never comes. */
  picture?: string | undefined
  /** The two borders that are earned. */
  border?: 100 | 500 | undefined
  className?: string
}

/** A face drawn from an id, for those who have not given us a picture. `null` is a member who was erased. */
export const Avatar = ({ seed, picture, border, className = 'size-9' }: Props) => {
  const drawn = (classes: string) => (seed === null ? <Erased className={classes} /> : <Face seed={seed} className={classes} />)
  if (picture === undefined && border === undefined) return drawn(className)
  return (
    <span className={`avatar-frame ${className}`} data-border={border}>
      {drawn('')}
      {picture === undefined ? null : (
        <img
          src={picture}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
          ref={(image) => {
            if (image?.complete === true) settle(image)
          }}
          onLoad={({ currentTarget }) => settle(currentTarget)}
          onError={({ currentTarget }) => settle(currentTarget)}
        />
      )}
    </span>
  )
}

/** One that is there gets a ground of its own, since it may be transparent; one that failed leaves the face in sight. */
const settle = (image: HTMLImageElement) => {
  image.dataset['picture'] = image.naturalWidth > 0 ? 'there' : 'failed'
}

type Drawn = { className?: string | undefined }

const Face = ({ seed, className }: Drawn & { seed: string }) => {
  const { hue, tilt, eyes, mouth, hair } = avatarFeatures(seed)
  const ink = `oklch(32% .08 ${hue})`
  return (
    <svg viewBox="0 0 48 48" className={`avatar ${className ?? ''}`} aria-hidden="true">
      <rect width="48" height="48" fill={`oklch(87% .075 ${hue})`} />
      <g transform={`rotate(${tilt} 24 30)`}>
        <path d="M3 56c2-13 9-17 21-17s19 4 21 17z" fill={`oklch(56% .13 ${(hue + 40) % 360})`} />
        <circle cx="24" cy="25" r="13.500" fill={`oklch(95% .03 ${hue})`} />
        <path d={HAIR[hair]} fill={ink} />
        <g fill={ink} stroke={ink} strokeWidth="2" strokeLinecap="round">
          {EYES[eyes]}
        </g>
        <path d={MOUTHS[mouth]} fill="none" stroke={ink} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

const Erased = ({ className }: Drawn) => (
  <svg viewBox="0 0 48 48" className={`avatar ${className ?? ''}`} aria-hidden="true">
    <rect width="48" height="48" className="fill-sunken" />
    <circle cx="24" cy="20" r="8" className="fill-line" />
    <path d="M8 48c1-12 7-16 16-16s15 4 16 16z" className="fill-line" />
  </svg>
)

const HAIR = [
  'M10.500 25C9.500 14 16 9.500 24 9.500S38.500 14 37.500 25c-1-5-4-8-7-9-4 2.500-9 3-13 2.500-3.500 1-6 3-7 6.500z',
  'M11 24c-.5-9 5-14.500 13-14.500S37.500 15 37 24c-2-4-3.500-6-6-7.500-3 1.500-5 1.500-7 0-2 1.500-4 1.500-7 0-2.500 1.500-4 3.500-6 7.500z',
  'M12 20c1-7 6-11.500 12-11.500 7 0 11.500 4.500 12.500 11.500-6-1-10-3-13-6-2 3.500-6 5.500-11.500 6z',
  'M10.500 33C8 16 15 9 24 9s16 7 13.500 24c-2-3-2.500-8-3-14-4 0-8-1-11-4-3 3.500-6 4.500-10 5-.5 5-1 9-3 13z',
]

const EYES = [
  <>
    <circle cx="19" cy="26" r=".8" />
    <circle cx="29" cy="26" r=".8" />
  </>,
  <path key="closed" d="M17 26.500q2-2 4 0M27 26.500q2-2 4 0" fill="none" />,
  <>
    <circle cx="19" cy="26" r=".8" />
    <path d="M27 26h4" />
  </>,
]

const MOUTHS = ['M20 31.500q4 3.500 8 0', 'M21 32.500h6', 'M20.500 31.500q3.500 2 7-.5', 'M22 32q2 2.500 4 0z']
