import { type DraftField, type Needed, needed } from '@debut/events/drafts/ready-card.ts'
import { useSelector } from 'react-redux'
import { Card } from '../../ui/card.tsx'
import { CircleCheckIcon } from '../../ui/icons.tsx'
import { selectDraft } from './draft-slice.ts'
import { errorFor, MISSING } from './draft-labels.ts'
import { anchorOf, jumpTo } from './jump-to.ts'
import { BoardPreview } from './preview/board-preview.tsx'
import { SharePreview } from './preview/share-preview.tsx'
import { useClaim, useContent, useProblems } from './use-draft.ts'

/** What others will see, beside what is typed. */
export const StageRail = ({ host }: { host: string }) => {
  const content = useContent()
  return (
    <aside aria-label="What others will see" className="stage-rail">
      <section aria-labelledby="on-the-board">
        <h2 id="on-the-board" className="rail-title">
          On the board
        </h2>
        <BoardPreview content={content} />
      </section>
      <section aria-labelledby="when-shared">
        <h2 id="when-shared" className="rail-title">
          When somebody shares it
        </h2>
        <SharePreview content={content} host={host} />
      </section>
      <Checklist />
    </aside>
  )
}

const GROUPS: readonly { readonly words: string; readonly fields: readonly Needed[] }[] = [
  { words: 'Name, address, website', fields: ['name', 'slug', 'url'] },
  { words: 'Tagline and description', fields: ['tagline', 'description'] },
  { words: 'Category, price, tags', fields: ['category', 'pricing', 'tags'] },
  { words: 'Logo', fields: ['logo'] },
]

const TAKEN = {
  slug: { field: 'slug', words: 'Address: another tool has it' },
  url: { field: 'url', words: 'Website: it is here already' },
} as const

const isNeeded = (field: string): field is Needed => needed.some((each) => each === field)

const Checklist = () => {
  const problems = useProblems()
  const { edition } = useSelector(selectDraft)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of what is typed by them
  const wrong = (Object.keys(problems) as DraftField[]).map((field) => ({ field, words: wordsOf(field, problems[field]) }))
  const taken = ([useClaim('slug') === 'taken' && TAKEN.slug, useClaim('url') === 'taken' && TAKEN.url] as const).filter(
    (each) => each !== false,
  )
  const open = [...wrong, ...taken]
  const done = GROUPS.filter(({ fields }) => fields.every((field) => !open.some((each) => each.field === field)))
  return (
    <div id="checklist">
      <Card
        title={open.length > 0 ? 'Missing' : edition === 0 ? 'Ready for the line' : 'Ready to publish'}
        aside={open.length > 0 ? <span className="tabular-nums">{open.length}</span> : <CircleCheckIcon className="size-4.5 text-good" />}
      >
        <ul className="mt-3.5 grid gap-1 text-[14px]">
          {open.map(({ field, words }) => (
            <li key={field}>
              <button type="button" className="todo" onClick={() => jumpTo(anchorOf(field))}>
                <i className="todo-ring" aria-hidden="true" />
                {words}
              </button>
            </li>
          ))}
          {done.map(({ words }) => (
            <li key={words} className="flex min-h-7 items-center gap-2.5 text-ink-3">
              <CircleCheckIcon className="size-4.5 text-good" />
              {words}
              <span className="sr-only">: done</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const wordsOf = (field: DraftField, problem: Parameters<typeof errorFor>[1]): string => {
  if (isNeeded(field) && problem === 'missing') return MISSING[field]
  const [name = ''] = (OTHERS[field] ?? field).split('.')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${(errorFor(field, problem) ?? 'look at it again').replace(/\.$/, '')}`
}

const OTHERS: Readonly<Partial<Record<DraftField, string>>> = {
  slug: 'address',
  url: 'website',
  pricing: 'price',
  repoUrl: 'repository',
  videoUrl: 'video',
  images: 'pictures',
}
