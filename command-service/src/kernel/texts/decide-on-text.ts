import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { HideReason, ShowReason } from '@debut/events/kernel/texts/text-form.ts'
import type { CommandContext, MemberContext } from '../command.ts'
import { accept, type Accepted, type Decider } from '../decider.ts'
import type { Handle, Outcome } from '../handle.ts'

type Verdict =
  | { readonly type: 'Hide'; readonly reason: HideReason; readonly note?: string | null | undefined }
  | { readonly type: 'Show'; readonly reason: ShowReason }
  | { readonly type: 'Clear' }

/** What a moderator decides about a text. */
export type Moderation = Verdict & { readonly by: MemberId }

/** The events that such decisions are, each for the same text. No member does where a rule holds it. */
export interface Decisions<Event> {
  readonly hide: (reason: HideReason, by: MemberId | null) => Event
  /** Makes the event that tells the author what the reason alone doesn't. */
  readonly explain: (note: string, by: MemberId) => Event
  readonly show: (reason: ShowReason, by: MemberId) => Event
  readonly clear: (by: MemberId) => Event
}

export const isModeration = <Command extends { readonly type: string }>(command: Command): command is Command & Moderation =>
  command.type === 'Hide' || command.type === 'Show' || command.type === 'Clear'

export const moderate = <Event>(
  command: Moderation,
  hidden: boolean,
  { hide, explain, show, clear }: Decisions<Event>,
): Accepted<Event> => {
  switch (command.type) {
    case 'Hide':
      if (hidden) return accept()
      return accept(hide(command.reason, command.by), ...(command.note ? [explain(command.note, command.by)] : []))
    case 'Show':
      return hidden ? accept(show(command.reason, command.by)) : accept()
    // It may have been reported again since the last time, which is not known here.
    case 'Clear':
      return accept(clear(command.by))
  }
}

/** A text that a rule holds is hidden in the same append. It is written `quietly` then, so that no member is notified of what they can't read. */
export const writeOrHold = <Event>(
  reason: HideReason | undefined,
  write: (quietly: boolean) => Event,
  { hide }: Pick<Decisions<Event>, 'hide'>,
): Accepted<Event> => (reason === undefined ? accept(write(false)) : accept(write(true), hide(reason, null)))

interface Parts {
  readonly handle: Handle
}
interface Hiding {
  readonly reason: HideReason
  readonly note?: string | null | undefined
}
interface Showing {
  readonly reason: ShowReason
}
interface Fact {
  readonly type: string
  readonly data: object
}

/** The handlers of a moderator's commands, for texts that their payload names. */
export const moderates = <Named extends object, Text extends object, State, Event extends Fact>(
  decider: Decider<Moderation & Text, State, Event>,
  find: (named: Named) => { readonly stream: string; readonly text: Text },
) => {
  const decide = (named: Named, verdict: Verdict, by: MemberId, context: CommandContext, { handle }: Parts): Promise<Outcome> => {
    const { stream, text } = find(named)
    return handle(decider, stream, { ...verdict, ...text, by }, context)
  }
  const send = (named: Named, verdict: Verdict, context: MemberContext, parts: Parts): Promise<Outcome> =>
    decide(named, verdict, context.identity.memberId, context, parts)
  return {
    hide: (payload: Named & Hiding, context: MemberContext, parts: Parts) =>
      send(payload, { type: 'Hide', reason: payload.reason, note: payload.note }, context, parts),
    show: (payload: Named & Showing, context: MemberContext, parts: Parts) =>
      send(payload, { type: 'Show', reason: payload.reason }, context, parts),
    clear: (payload: Named, context: MemberContext, parts: Parts) => send(payload, { type: 'Clear' }, context, parts),
    /** In the name of the moderator who found that hiding it was a mistake. */
    showAgain: (payload: Named & { readonly by: MemberId }, context: CommandContext, parts: Parts) =>
      decide(payload, { type: 'Show', reason: 'mistake' }, payload.by, context, parts),
  }
}
