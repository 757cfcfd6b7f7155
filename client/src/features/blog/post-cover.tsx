import type { ReactNode } from 'react'
import type { ListedPost } from '../../../content-files/read-blog.ts'

interface Scene {
  readonly hue: string
  /** What stands in the light, on the floor at 0, 0. */
  readonly star: ReactNode
}

const cone = (x: number, height: number) => <path d={`M${x - height / 3} 0 ${x} ${-height}l${height / 3} ${height}z`} />

const ROSE = 'from-[light-dark(#f1d3cf,#40241f)] to-[light-dark(#f8eae7,#271815)]'
const SAND = 'from-[light-dark(#ecd9c4,#3b2c1e)] to-[light-dark(#f6ebdd,#241c15)]'
const BLUE = 'from-[light-dark(#cfdcf0,#212d40)] to-[light-dark(#e8eef8,#181e29)]'
const LILAC = 'from-[light-dark(#e5d3ea,#34263a)] to-[light-dark(#f3eaf5,#221a26)]'
const GREEN = 'from-[light-dark(#cfe3d6,#1f3327)] to-[light-dark(#e8f2eb,#17231b)]'

/** Each category has a light and a star of its own. */
const SCENES: Readonly<Record<string, Scene>> = {
  'launch-day': { hue: SAND, star: cone(0, 40) },
  makers: {
    hue: GREEN,
    star: (
      <>
        {cone(-15, 42)}
        {cone(15, 32)}
      </>
    ),
  },
  streaks: {
    hue: ROSE,
    star: <path d="M0 0c-13 0-19-9-17-19 1-6 5-8 6-14 6 3 8 8 8 12 3-6 3-14-1-21 12 5 21 15 21 26 0 9-6 16-17 16z" />,
  },
  transparency: {
    hue: BLUE,
    star: (
      <>
        <path d="M0-42-18-22M0-42l18 20M-18-22-27-3M-18-22-9-3M18-22 9-3M18-22 27-3" className="fill-none stroke-ink" strokeWidth="2.500" />
        <circle cy="-42" r="6" />
        <circle cx="-18" cy="-22" r="4.500" />
        <circle cx="18" cy="-22" r="4.500" />
        <circle cx="-27" cy="-3" r="3.500" />
        <circle cx="-9" cy="-3" r="3.500" />
        <circle cx="9" cy="-3" r="3.500" />
        <circle cx="27" cy="-3" r="3.500" />
      </>
    ),
  },
  voting: { hue: LILAC, star: <path d="M-27 0v-19h18v-20H9v26h18V0z" /> },
}
const USUAL: Scene = { hue: SAND, star: cone(0, 40) }

const BEAM = 'fill-[light-dark(rgb(255_255_255/0.45),rgb(255_238_214/0.09))]'

const sumOf = (text: string) => Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)

type Props = { post: Pick<ListedPost, 'slug' | 'cover' | 'categories'>; className?: string }

/** A post's own picture, or a stage lit its own way. */
export const PostCover = ({ post: { slug, cover, categories }, className = '' }: Props) => {
  if (cover) return <img src={cover} alt="" loading="lazy" className={`w-full object-cover ${className}`} />
  const beam = 70 + ((sumOf(slug) * 37) % 180)
  const { hue, star } = SCENES[categories[0] ?? ''] ?? USUAL
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`w-full bg-linear-to-br ${hue} ${className}`}
    >
      <path d={`M${beam} -10 ${beam - 74} 150h148z`} className={BEAM} />
      <path d={`M${330 - beam} -10 ${beam - 50} 150h100z`} className={BEAM} />
      <ellipse cx={beam} cy="150" rx="74" ry="12" className="fill-[light-dark(rgb(255_255_255/0.8),rgb(255_238_214/0.3))]" />
      <g transform={`translate(${beam} 147)`} className="fill-ink opacity-80">
        {star}
      </g>
    </svg>
  )
}
