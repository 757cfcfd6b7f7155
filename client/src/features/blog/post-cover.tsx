import type { ListedPost } from '../../../content-files/read-blog.ts'

const HUES = [
  'from-[light-dark(#ecd9c4,#3b2c1e)] to-[light-dark(#f6ebdd,#241c15)]',
  'from-[light-dark(#cfdcf0,#212d40)] to-[light-dark(#e8eef8,#181e29)]',
  'from-[light-dark(#e5d3ea,#34263a)] to-[light-dark(#f3eaf5,#221a26)]',
  'from-[light-dark(#cfe3d6,#1f3327)] to-[light-dark(#e8f2eb,#17231b)]',
]

const BEAM = 'fill-[light-dark(rgb(255_255_255/0.45),rgb(255_238_214/0.09))]'

const sumOf = (text: string) => Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)

type Props = { post: Pick<ListedPost, 'slug' | 'cover'>; className?: string }

/** A post's own picture, or a stage lit its own way. */
export const PostCover = ({ post: { slug, cover }, className = '' }: Props) => {
  if (cover) return <img src={cover} alt="" loading="lazy" className={`w-full object-cover ${className}`} />
  const sum = sumOf(slug)
  const beam = 70 + ((sum * 37) % 180)
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`w-full bg-linear-to-br ${HUES[sum % HUES.length]} ${className}`}
    >
      <path d={`M${beam} -10 ${beam - 74} 150h148z`} className={BEAM} />
      <path d={`M${330 - beam} -10 ${beam - 50} 150h100z`} className={BEAM} />
      <ellipse cx={beam} cy="150" rx="74" ry="12" className="fill-[light-dark(rgb(255_255_255/0.8),rgb(255_238_214/0.3))]" />
      <path d={`M${beam - 13} 146 ${beam} 108l13 38z`} className="fill-ink opacity-80" />
    </svg>
  )
}
