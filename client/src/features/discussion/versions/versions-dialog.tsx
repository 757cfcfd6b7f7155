import { asWritten } from '@debut/events/discussion/mentions.ts'
import type { TextVersions } from '@debut/events/discussion/version-answers.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { useResource, useSought } from '../../../lib/resources/use-resource.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Opened } from '../../../ui/late.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import type { Reported } from '../report/reported.ts'
import { changesBetween } from './changes-between.ts'
import { versionsOf } from './text-versions.ts'

interface Props {
  readonly what: Reported
  /** "Aya’s comment". */
  readonly name: string
}

export const VersionsDialog = ({ what, name, ...opened }: Props & Opened) => (
  <Dialog title={`Edits of ${name}`} description="Only its author and moderators can see what it said before." {...opened}>
    <Versions what={what} />
  </Dialog>
)

const Versions = ({ what }: Pick<Props, 'what'>) => {
  useSought(versionsOf(what))
  const view = useResource(versionsOf(what))
  if (view.status === 'unreachable') return <Unreachable what="its edits" onRetry={view.refetch} />
  if (view.status !== 'ready')
    return (
      <Loading what="Loading its edits">
        <Skeleton className="h-24 w-full" />
      </Loading>
    )
  const { versions } = view.data
  return (
    // It has nothing else that the keyboard could scroll it with.
    <ol className="grid gap-6" reversed tabIndex={0} aria-label="Versions, the newest first">
      {versions.map((version, index) => (
        <li key={version.at}>
          <h3 className="mb-1.5 text-[13px] font-[620] text-ink-2">
            {titleOf(index, versions.length)}
            {', '}
            <TimeAgo iso={version.at} />
          </h3>
          <Words version={version} before={versions[index + 1]} />
        </li>
      ))}
    </ol>
  )
}

const titleOf = (index: number, count: number): string => {
  if (index === count - 1) return 'First written'
  return index === 0 ? 'What it says now' : 'Edited'
}

type Version = TextVersions['versions'][number]

/** The words of a version, with those that were taken out for it and put in. */
const Words = ({ version, before }: { readonly version: Version; readonly before: Version | undefined }) => (
  <p className="text-[15px]/[1.55] wrap-anywhere whitespace-pre-wrap">
    {before === undefined
      ? textOf(version)
      : changesBetween(textOf(before), textOf(version)).map(({ text, change }, index) => {
          if (change === 'added')
            return (
              <ins key={index} className="bg-good-wash text-good no-underline">
                {text}
              </ins>
            )
          return change === 'removed' ? (
            <del key={index} className="bg-bad-wash text-bad">
              {text}
            </del>
          ) : (
            text
          )
        })}
  </p>
)

const textOf = ({ title, body }: Version): string => (title === null ? asWritten(body) : `${title}\n\n${asWritten(body)}`)
