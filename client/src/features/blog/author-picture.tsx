import type { Author } from '../../../content-files/front-matter.ts'

/** With its measures, so that nothing moves when it arrives. The name stands beside it. */
export const AuthorPicture = ({ author: { picture }, size, className = '' }: { author: Author; size: number; className?: string }) => (
  <img src={picture} alt="" width={size} height={size} decoding="async" className={`flex-none rounded-full ${className}`} />
)
