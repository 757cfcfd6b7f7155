import { useCommand } from '../../../lib/commands/use-command.ts'
import type { AnyQuery } from '../../../lib/resources/resource.ts'
import { DecisionButtons } from '../../../ui/queues/decision-buttons.tsx'
import { outcomeOf } from '../../../ui/queues/queue.ts'
import { type ActedOn, aboutTool } from './acted-on.ts'
import { toolDecisions } from './tool-decisions.tsx'

interface Props {
  readonly tool: ActedOn
  /** What shows the tool on this page. */
  readonly query: AnyQuery
  /** After these acts, there is nothing to show any more. */
  readonly ends: readonly ('hide' | 'remove')[]
}

/** Lets a moderator decide about a tool where it is shown. */
export const ToolActs = ({ tool, query, ends }: Props) => {
  const { name } = tool
  const about = aboutTool(tool)
  const stays = useCommand(about, { changes: [query] })
  const goes = useCommand(about, { ends: [query] })
  return (
    <div className="flex flex-wrap gap-2">
      <DecisionButtons
        name={name}
        decisions={toolDecisions(tool)}
        waitsFor={tool.waitsFor}
        isBusy={stays.isBusy}
        refused={stays.refused}
        onDecide={(decision, payload) => {
          const { send } = ends.some((act) => act === payload['act']) ? goes : stays
          send(decision.command, payload, { title: outcomeOf(decision, name) })
        }}
      />
    </div>
  )
}
