import { useId } from 'react'

/** Across a result, so that a picture of any part of it says what it is not. */
export const Watermark = () => {
  const id = useId()
  return (
    <svg aria-hidden="true" className="watermark">
      <defs>
        <pattern id={id} width="290" height="128" patternUnits="userSpaceOnUse">
          <text x="44" y="104" transform="rotate(-16 44 104)">
            Not official
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

export const NotOfficial = () => <span className="not-official">Not official</span>
