import { useData } from '../../lib/resources/use-resource.ts'
import { Link } from '../../ui/link.tsx'
import { listedBoundaries } from './listed-boundaries.ts'

const MOST = 6

/** What the reader muted, beside the list of what still reaches them. */
export const MutedSummary = () => {
  const data = useData(listedBoundaries())
  if (data === undefined) return null
  const { threads, tools, muted, words } = data
  const all = [
    ...threads.map(({ postId, name }) => ({ key: postId, kind: 'Post', name, to: `/posts/${postId}` })),
    ...tools.map(({ toolId, tool }) => ({ key: toolId, kind: 'Product', name: tool?.name ?? null, to: `/tool/${tool?.slug}` })),
    ...muted.map(({ memberId, username }) => ({ key: memberId, kind: 'Member', name: username, to: `/profile/${username}` })),
    ...words.map(({ wordId, word }) => ({ key: wordId, kind: 'Word', name: word, to: undefined })),
  ]
  return (
    <section className="rounded-card border border-line-2 bg-surface p-4.5">
      <h2 className="mb-3 font-text text-[13.5px] font-[620] text-ink-2">Muted</h2>
      {all.length === 0 ? (
        <p className="text-[14px] text-ink-2">Threads, products, members and words you mute are listed here.</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 text-[14.5px]/[1.35]">
          {all.slice(0, MOST).map(({ key, kind, name, to }) => (
            <li key={key} className="wrap-anywhere">
              {name === null || to === undefined ? (
                <span className={name === null ? 'text-ink-2' : 'font-[560]'}>{name ?? 'Deleted or hidden'}</span>
              ) : (
                <Link to={to} className="quiet-link font-[560]">
                  {name}
                </Link>
              )}
              <span className="block text-[12.5px] text-ink-3">{kind}</span>
            </li>
          ))}
        </ul>
      )}
      {all.length > MOST ? <p className="mt-3 text-[13px] text-ink-3 tabular-nums">and {all.length - MOST} more</p> : null}
      <Link to="/settings/boundaries" className="way-link mt-3.5 text-[14px]">
        {all.length === 0 ? 'Blocked and muted' : 'Change what you mute'}
      </Link>
    </section>
  )
}
