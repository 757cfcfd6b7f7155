import { ModerateMakers, ModerateTool } from '@debut/events/tools/tool-commands.ts'
import { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { capital } from '../../../ui/capital.ts'
import type { Decision } from '../../../ui/queues/queue.ts'
import type { ActedOn } from './acted-on.ts'
import { MakersField } from './makers-field.tsx'
import { WHY } from './moderation-labels.ts'

const asReasons = (reasons: readonly ToolReason[]) => reasons.map((value) => ({ value, label: capital(WHY[value]) }))

const AGAINST: readonly ToolReason[] = ['phishing', 'spam', 'impersonation', 'unlawful', 'not-a-product', 'broken-link', 'duplicate']

/** The reason is always the same: somebody has looked at it. */
const approve = ({ toolId, name }: ActedOn): Decision => ({
  label: 'Approve',
  done: 'Approved',
  command: ModerateTool,
  payload: { toolId, act: 'approve', reason: 'reviewed' },
  confirm: {
    title: `Approve ${name}?`,
    follows: [
      'Everyone can see it.',
      'If it’s in the waiting line, it gets the next free day.',
      'Its owner’s later tools are public without a check.',
    ],
    act: 'Approve it',
  },
})

/** A tool that was held before would be public once it is restored, and so that undoes nothing. */
const hide = ({ toolId, name, withheld }: ActedOn): Decision => ({
  label: 'Hide',
  done: 'Hidden',
  command: ModerateTool,
  payload: { toolId, act: 'hide' },
  confirm: {
    title: `Hide ${name}?`,
    follows: [
      'Only its makers and moderators can see it, until a moderator restores it.',
      'Its votes are kept.',
      'Its makers get an email with your reason.',
    ],
    act: 'Hide it',
    tone: 'danger',
    reasons: asReasons(AGAINST),
  },
  ...(withheld === null && { undo: { command: ModerateTool, payload: { toolId, act: 'restore', reason: 'mistake' } } }),
})

const restore = ({ toolId, name, withheld }: ActedOn): Decision => {
  const hiddenFor = ToolReason.options.find((reason) => reason === withheld?.reason)
  return {
    label: 'Restore',
    done: 'Restored',
    command: ModerateTool,
    payload: { toolId, act: 'restore' },
    confirm: {
      title: `Restore ${name}?`,
      follows: ['Everyone can see it, unless its makers have hidden it themselves.', 'It returns to the place that its votes give it.'],
      act: 'Restore it',
      reasons: asReasons(['reviewed', 'mistake']),
    },
    ...(hiddenFor !== undefined && { undo: { command: ModerateTool, payload: { toolId, act: 'hide', reason: hiddenFor } } }),
  }
}

const changeMakers = ({ toolId, name, makers }: ActedOn): Decision => ({
  label: 'Makers',
  byAdmins: true,
  fullLabel: `Makers of ${name}`,
  done: 'Makers changed',
  command: ModerateMakers,
  payload: { toolId },
  confirm: {
    title: `Who makes ${name}?`,
    follows: ['Its owner can invite a maker again that you remove.', 'If you choose another owner, the present one stays a maker.'],
    act: 'Change makers',
    reasons: asReasons(['ownership', 'impersonation', 'spam', 'mistake', 'reviewed']),
    fields: (fill) => <MakersField makers={makers} fill={fill} />,
  },
})

const remove = ({ toolId, name }: ActedOn): Decision => ({
  label: 'Remove',
  byAdmins: true,
  done: 'Removed',
  command: ModerateTool,
  payload: { toolId, act: 'remove' },
  confirm: {
    title: `Remove ${name} permanently?`,
    follows: [
      'This deletes its page, its address and its place in the waiting line.',
      'Past days keep its name and its votes.',
      'You can’t undo this.',
    ],
    act: 'Remove it',
    tone: 'danger',
    reasons: asReasons([...AGAINST, 'ownership']),
  },
})

export const toolDecisions = (tool: ActedOn): readonly Decision[] => [
  ...(tool.withheld?.act === 'hold' ? [approve(tool)] : []),
  tool.withheld?.act === 'hide' ? restore(tool) : hide(tool),
  changeMakers(tool),
  remove(tool),
]
