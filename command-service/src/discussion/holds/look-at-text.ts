import { FEW_LINKS_FOR_MS, NEW_FOR_MS, TEXTS_A_DAY, type TextKind } from '@debut/events/discussion/writing-limits.ts'
import { Envelope } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { MemberContext } from '../../kernel/command.ts'
import { isRefusal, type Outcome } from '../../kernel/handle.ts'
import { fingerprintOf } from './fingerprint.ts'
import { linksToOthers } from './links-to-others.ts'
import type { TextFacts } from './why-held.ts'
import type { WrittenTexts } from './written-texts.ts'

export interface LookParts {
  readonly log: EventStore
  readonly writtenTexts: WrittenTexts
  readonly claimSecret: string
  readonly publicUrl: string
  readonly commandsPerMinute: number
}

interface Text {
  readonly kind: TextKind
  readonly textId: string
  /** As it was typed. */
  readonly body: string
}

interface Looked {
  readonly facts: TextFacts
  /** What became of it. */
  settle(outcome: Outcome): Promise<void>
}

/** By the setting that says how busy a member may be: this is what they may be without one. */
const USUAL_COMMANDS_PER_MINUTE = 60
const TRUSTED: Looked = {
  facts: { isStaff: true, hasFewLinks: false, links: 0, saidBefore: false, saidBy: 0 },
  settle: async () => undefined,
}

/** A new text: it counts towards what its author may write in a day, unless it is refused. Throws where they have written so much. */
export const lookAtNew = async (text: Text, context: MemberContext, parts: LookParts): Promise<Looked> => {
  const { identity, at } = context
  if (identity.roles.length > 0) return TRUSTED
  const { writtenTexts } = parts
  const { memberId } = identity
  const registeredAt = await findRegistration(context, parts)
  const written = writtenBy(text, context, parts)
  const noted = await writtenTexts.note(written, mostOf(text.kind, isWithin(NEW_FOR_MS, registeredAt, at), parts))
  if ('fullUntil' in noted) throw fullUntil(text.kind, noted.fullUntil, at)
  const said = await writtenTexts.likeIt(written, noted.id)
  return {
    facts: { ...factsOf(text, registeredAt, context, parts), ...said },
    settle: async (outcome) => {
      if (noted.isNew && (isRefusal(outcome) || !outcome.changed)) await writtenTexts.drop(memberId, text.textId)
    },
  }
}

/** Another form of a text that is there. */
export const lookAtEdit = async (text: Text, context: MemberContext, parts: LookParts): Promise<Looked> => {
  if (context.identity.roles.length > 0) return TRUSTED
  const { writtenTexts } = parts
  const written = writtenBy(text, context, parts)
  const [registeredAt, said] = await Promise.all([findRegistration(context, parts), writtenTexts.likeIt(written)])
  return {
    facts: { ...factsOf(text, registeredAt, context, parts), ...said },
    settle: async (outcome) => {
      if (!isRefusal(outcome) && outcome.changed) await writtenTexts.change(written)
    },
  }
}

const writtenBy = ({ kind, textId, body }: Text, { identity, at }: MemberContext, { claimSecret }: LookParts) => ({
  memberId: identity.memberId,
  textId,
  kind,
  at,
  fingerprint: fingerprintOf(body, claimSecret),
})

const factsOf = ({ body }: Text, registeredAt: Instant | undefined, { at }: MemberContext, { publicUrl }: LookParts) => ({
  isStaff: false,
  hasFewLinks: isWithin(FEW_LINKS_FOR_MS, registeredAt, at),
  links: linksToOthers(body, publicUrl),
})

/** The stream of a member begins with it. */
const findRegistration = async ({ identity, giveUpAt }: MemberContext, { log }: LookParts): Promise<Instant | undefined> => {
  const [first] = await log.read(memberStream(identity.memberId), 0, giveUpAt, 1)
  return first && Envelope.parse(first.metadata).at
}

const isWithin = (ms: number, since: Instant | undefined, at: Instant): boolean =>
  since === undefined || at.toMillis() - since.toMillis() < ms

const mostOf = (kind: TextKind, isNew: boolean, { commandsPerMinute }: LookParts): number =>
  Math.max(1, Math.floor((TEXTS_A_DAY[kind][isNew ? 'new' : 'others'] * commandsPerMinute) / USUAL_COMMANDS_PER_MINUTE))

const fullUntil = (kind: TextKind, until: Instant, at: Instant): HttpError => {
  const message = `You can write the next one from ${until.toUTC().toFormat('d LLL yyyy, HH:mm')} UTC.`
  const seconds = Math.max(1, Math.ceil((until.toMillis() - at.toMillis()) / 1_000))
  return new HttpError(kind === 'post' ? 'too-many-posts' : 'too-many-comments', [{ path: 'payload', message }], seconds)
}
