import type { CasePreview, PreviewPlace } from '@debut/events/cases/case-answers.ts'
import { grouped } from '../../ui/grouped.ts'
import { ArrowRightIcon, CheckIcon } from '../../ui/icons.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { boardLabel, whatFollows } from './what-follows.ts'

/** Who gains and who loses on the first board, and what else follows. */
export const PreviewPart = ({ preview, heading }: { readonly preview: CasePreview; readonly heading: string }) => {
  const [board] = preview.boards
  return (
    <section aria-label={heading} className="grid gap-3">
      <h3 className="font-text text-[13px]/none font-semibold">{heading}</h3>
      {board === undefined || board.places.length === 0 ? null : (
        <>
          <ul aria-label={`Places, ${boardLabel(board)}`} className="grid gap-2">
            {board.places.map((place) => (
              <Place key={place.launchId} place={place} />
            ))}
          </ul>
          <p className="text-[13px] text-ink-3">
            {boardLabel(board)}
            {board.more === 0 ? null : `, and ${grouped(board.more)} more ${board.more === 1 ? 'place' : 'places'}`}
          </p>
        </>
      )}
      <ul aria-label="What follows" className="grid gap-2 text-[14px]/[1.4] text-ink-2">
        {whatFollows(preview).map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-4 text-good" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Place = ({ place: { tool, rank, points } }: { readonly place: PreviewPlace }) => (
  <li className="flex items-center gap-3 text-[14.5px]">
    <span className="min-w-6 font-semibold whitespace-nowrap tabular-nums">
      <Change {...rank} what="place" />
    </span>
    {tool === null ? null : <ToolLogo src={tool.logo} size={34} />}
    <span className="min-w-0 flex-1 truncate font-semibold">{tool?.name ?? 'A removed tool'}</span>
    <span className="text-[13.5px] whitespace-nowrap text-ink-2 tabular-nums">
      <Change {...points} what="points" />
    </span>
  </li>
)

const Change = ({ before, after, what }: { readonly before: number; readonly after: number; readonly what: string }) =>
  before === after ? (
    <>
      <span className="sr-only">{what} </span>
      {grouped(before)}
    </>
  ) : (
    <>
      <span className="sr-only">
        {what} {grouped(before)} becomes {grouped(after)}
      </span>
      <span aria-hidden="true">
        {grouped(before)}
        <ArrowRightIcon className="mx-0.5 inline size-3.5 align-[-2px]" />
        {grouped(after)}
      </span>
    </>
  )
