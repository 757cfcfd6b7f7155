import type { OwnLookups } from '@debut/events/cases/case-answers.ts'
import { ownLookupsRoute } from '@debut/events/cases/case-routes.ts'
import { dateLabel, shortDayLabel } from '../../lib/clock/day-labels.ts'
import { resource } from '../../lib/resources/resource.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import { FormSection } from '../../ui/form-section.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const ownLookups = resource(ownLookupsRoute)

/** Each time an admin learnt whose votes these are. */
export const LookupsSection = () => (
  <FormSection title="Who looked you up" hint="Admins see votes without names. To see who a voter is, they have to say why.">
    <Lookups />
  </FormSection>
)

const Lookups = () => {
  const found = useResource(ownLookups())
  if (found.status === 'unreachable') return <Notice tone="warn" title="The list can’t be loaded right now" />
  if (found.status !== 'ready')
    return (
      <Loading what="Loading who looked you up">
        <Skeleton className="h-6 w-64" />
      </Loading>
    )
  const { lookups } = found.data
  if (lookups.length === 0) return <p className="text-[14.5px] text-ink-2">No admin has looked you up.</p>
  return (
    <ul className="grid gap-3.5">
      {lookups.map((lookup) => (
        <li key={lookup.at} className="text-[14.5px]/[1.45]">
          <p>
            <What lookup={lookup} /> <span className="text-ink-3">{dateLabel(lookup.at)}</span>
          </p>
          <p className="whitespace-pre-line text-ink-2">“{lookup.reason}”</p>
        </li>
      ))}
    </ul>
  )
}

const What = ({ lookup: { kind, tool, boardDate } }: { readonly lookup: OwnLookups['lookups'][number] }) => {
  if (kind === 'member') return <>An admin looked up your votes.</>
  if (tool === null) return <>An admin looked up who cast your vote.</>
  return (
    <>
      An admin looked up your vote on{' '}
      <Link to={`/tool/${tool.slug}`} className="underline underline-offset-3">
        {tool.name}
      </Link>
      {boardDate === null ? '.' : `, launched ${shortDayLabel(boardDate)}.`}
    </>
  )
}
