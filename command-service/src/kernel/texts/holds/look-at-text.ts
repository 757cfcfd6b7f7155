import type { Instant } from '@debut/events/kernel/instant.ts'
import { FEW_LINKS_FOR_MS, NEW_FOR_MS, type WritingRules } from '@debut/events/kernel/texts/writing-rules.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { MemberContext } from '../../command.ts'
import { isRefusal, type Outcome } from '../../handle.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { HasHeldWord } from './held-words.ts'
import { linksToOthers } from './links-to-others.ts'
import type { TextFacts } from './why-held.ts'
import type { WrittenTexts } from './written-texts.ts'

export interface LookParts {
  readonly writtenTexts: WrittenTexts
  readonly claimSecret: string
  readonly publicUrl: string
  readonly hasHeldWord: HasHeldWord
  readonly commandsPerMinute: number
}

interface Text {
  readonly rules: WritingRules
  readonly textId: string
  /** As it was typed. */
  readonly body: string
  /** When its author did; undefined where they have not. */
  readonly registeredAt: Instant | undefined
}

interface Looked {
  readonly facts: TextFacts
  /** What became of it. */
  settle(outcome: Outcome): Promise<void>
}

/** By the setting that says how busy a member may be: this is what they may be without one. */
const USUAL_COMMANDS_PER_MINUTE = 60
const TRUSTED: Looked = {
  facts: { isStaff: true, hasHeldWord: false, mostLinks: 0, links: 0, saidBefore: false, saidBy: 0 },
  settle: async () => undefined,
}

/** A new text: it counts towards what its author may write in a day, unless it is refused. Throws where they have written so much. */
export const lookAtNew = async (text: Text, context: MemberContext, parts: LookParts): Promise<Looked> => {
  const { identity, at } = context
  if (identity.roles.length > 0) return TRUSTED
  const { writtenTexts } = parts
  const { memberId } = identity
  const written = writtenBy(text, context, parts)
  const noted = await writtenTexts.note(written, mostOf(text.rules, isWithin(NEW_FOR_MS, text.registeredAt, at), parts))
  if ('fullUntil' in noted) throw fullUntil(text.rules, noted.fullUntil, at)
  const said = await writtenTexts.likeIt(written, noted.id)
  return {
    facts: { ...factsOf(text, context, parts), ...said },
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
  const said = await writtenTexts.likeIt(written)
  return {
    facts: { ...factsOf(text, context, parts), ...said },
    settle: async (outcome) => {
      if (!isRefusal(outcome) && outcome.changed) await writtenTexts.change(written)
    },
  }
}

const writtenBy = ({ rules, textId, body }: Text, { identity, at }: MemberContext, { claimSecret }: LookParts) => ({
  memberId: identity.memberId,
  textId,
  kind: rules.kind,
  at,
  fingerprint: fingerprintOf(body, claimSecret),
})

const factsOf = ({ rules, body, registeredAt }: Text, { at }: MemberContext, { publicUrl, hasHeldWord }: LookParts) => ({
  isStaff: false,
  hasHeldWord: hasHeldWord(body),
  mostLinks: rules.links[isWithin(FEW_LINKS_FOR_MS, registeredAt, at) ? 'new' : 'others'],
  links: linksToOthers(body, publicUrl),
})

const isWithin = (ms: number, since: Instant | undefined, at: Instant): boolean =>
  since === undefined || at.toMillis() - since.toMillis() < ms

const mostOf = ({ aDay }: WritingRules, isNew: boolean, { commandsPerMinute }: LookParts): number =>
  Math.max(1, Math.floor((aDay[isNew ? 'new' : 'others'] * commandsPerMinute) / USUAL_COMMANDS_PER_MINUTE))

const fullUntil = ({ problem }: WritingRules, until: Instant, at: Instant): HttpError => {
  const message = `You can write the next one from ${until.toUTC().toFormat('d LLL yyyy, HH:mm')} UTC.`
  const seconds = Math.max(1, Math.ceil((until.toMillis() - at.toMillis()) / 1_000))
  return new HttpError(problem, [{ path: 'payload', message }], seconds)
}
