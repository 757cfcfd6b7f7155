import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberConduct } from '@debut/events/moderation/moderation-answers.ts'
import { memberConductRoute } from '@debut/events/moderation/moderation-routes.ts'
import { RULES } from '@debut/events/moderation/rule-labels.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { DecisionButtons } from '../../../ui/queues/decision-buttons.tsx'
import { type Decision, outcomeOf } from '../../../ui/queues/queue.ts'
import { lift, sanctionDecisions } from './sanction-decisions.tsx'

type Sanction = MemberConduct['sanctions'][number]

const memberConduct = resource(memberConductRoute)

interface Props {
  readonly memberId: string
  readonly username: string
}

/** What moderators decided about a member before, and can decide now. */
export const ConductCard = ({ memberId, username }: Props) => {
  const query = memberConduct({ memberId: MemberId.parse(memberId) })
  const conduct = useSought(query)
  const { send, isBusy, refused } = useCommand(`member ${memberId}`, { changes: [query] })
  const buttons = (decisions: readonly Decision[], waitsFor: WaitsFor) => (
    <DecisionButtons
      name={username}
      decisions={decisions}
      waitsFor={waitsFor}
      isBusy={isBusy}
      refused={refused}
      onDecide={(decision, payload) => void send(decision.command, payload, { title: outcomeOf(decision, username) })}
    />
  )
  return (
    <Card title="Moderation">
      {conduct === undefined ? null : (
        <>
          {conduct.sanctions.length === 0 ? (
            <p className="mt-1 text-[13.5px] text-ink-2">No sanctions so far.</p>
          ) : (
            <ul className="mt-2 grid gap-3">
              {conduct.sanctions.map((sanction) => (
                <li key={sanction.actId} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[14px]">
                  <Past sanction={sanction} />
                  {sanction.lifted || conduct.waitsFor !== null
                    ? null
                    : buttons([lift({ memberId, username }, sanction)], sanction.waitsFor)}
                </li>
              ))}
            </ul>
          )}
          {conduct.hiddenTexts === 0 ? null : (
            <Link to={`/moderation/queue?queue=hidden&q=${username}`} className="mt-2 inline-block text-[14px] underline">
              {conduct.hiddenTexts === 1 ? '1 hidden text' : `${grouped(conduct.hiddenTexts)} hidden texts`}
            </Link>
          )}
          <div className="mt-3.5 flex flex-wrap gap-2">{buttons(sanctionDecisions({ memberId, username }), conduct.waitsFor)}</div>
        </>
      )}
    </Card>
  )
}

const KINDS = { warning: 'Warned', suspension: 'Suspended', ban: 'Banned' } as const

const APPEALS = {
  upheld: 'Their appeal was turned down.',
  overturned: 'Their appeal was accepted.',
  settled: 'They appealed; it was lifted before that was answered.',
} as const

const Past = ({ sanction: { kind, rule, note, at, until, lifted, continued, appeal } }: { readonly sanction: Sanction }) => (
  <div className="min-w-0 flex-1">
    <span className="font-[600]">{KINDS[kind]}</span> {dateLabel(at)}
    {until === null ? '' : `, until ${dateLabel(until)}`}: {RULES[rule]} {lifted ? <Badge>Lifted</Badge> : null}
    {continued ? (
      <span className="block text-ink-2">It continues from an erased account with the same address or phone number.</span>
    ) : null}
    {note === null ? null : <span className="block text-ink-2">“{note}”</span>}
    {appeal === null ? null : (
      <span className="block text-ink-2">{appeal.outcome === null ? 'Their appeal waits for an answer.' : APPEALS[appeal.outcome]}</span>
    )}
  </div>
)
