import type { ActKind } from '@debut/events/moderation/act-kinds.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'
import { APPEAL_DAYS } from '@debut/events/moderation/sanction.ts'
import type { Decided } from './decided.ts'
import { momentLabel, type Words, wordsOf } from './decision-words.ts'

interface Site {
  readonly publicUrl: string
}

type Said = Decided & { readonly words: Words }

/** The words of one mail: of one decision with what followed from it, or of several alike. Undefined where there is nothing to say. */
export const writeDecisionMail = (decisions: readonly Decided[], site: Site): Record<string, string> | undefined => {
  const said = decisions.map((decided) => ({ ...decided, words: wordsOf(decided) }))
  const lead = said.find(({ kind }) => isLead(kind)) ?? (said.length === 1 ? said[0] : undefined)
  if (said.length === 0) return undefined
  return lead === undefined
    ? ofSeveral(said, site)
    : ofOne(
        lead,
        said.filter((each) => each !== lead),
        site,
      )
}

/** What is decided about the member, and the answer to an appeal, has consequences that are acts too. */
const LEADS = /^(?:appeal-|member-)/
export const isLead = (kind: ActKind): boolean => LEADS.test(kind)

const ofOne = (decided: Said, followed: readonly Said[], { publicUrl }: Site): Record<string, string> => {
  const { words, subject, note, appealed, kind } = decided
  const about = appealed ?? decided
  const path = kind.startsWith('member-') || kind.endsWith('-lifted') ? '/' : (decided.board?.path ?? about.subject.path)
  const label = words.page ?? wordsOf(about).page
  return {
    subject: words.says,
    heading: words.heading,
    paragraphs: JSON.stringify(
      [
        appealed === undefined
          ? sentence(words.says, words.means)
          : sentence(`You appealed this decision: ${inside(wordsOf(appealed).says)}`),
        appealed === undefined && subject.begins !== undefined ? `It begins: “${subject.begins}”` : undefined,
        reasonOf(decided),
        note === undefined || note === null ? undefined : `A moderator writes: “${note}”`,
        appealed === undefined ? undefined : words.means,
        followed.length === 0 ? undefined : sentences(followed),
        howToObject([decided], publicUrl),
      ].filter((paragraph) => paragraph !== undefined),
    ),
    ...(path !== undefined && label !== undefined && { label, link: new URL(path, publicUrl).href }),
  }
}

const ofSeveral = (said: readonly Said[], { publicUrl }: Site): Record<string, string> => {
  const alike = votesAlike(said)
  const summary = alike === undefined ? `${said.length} decisions that affect you` : `${said.length} of your votes ${alike.became}`
  const paragraphs = [alike?.means, howToObject(said, publicUrl)]
  return {
    subject: summary,
    heading: summary,
    paragraphs: JSON.stringify(paragraphs.filter((paragraph) => paragraph !== undefined)),
    items: JSON.stringify(
      said.map((each) => ({
        says: [sentence(each.words.says), reasonOf(each)].filter((part) => part !== undefined).join(' '),
        href: new URL(each.board?.path ?? each.subject.path ?? '/moderation', publicUrl).href,
      })),
    ),
  }
}

const sentence = (says: string, means?: string) => (means === undefined ? `${says}.` : `${says}. ${means}`)

/** A sentence inside another one. */
const inside = (says: string) => says.replace(/^(?:Your|You|A|The)\b/, (word) => word.toLowerCase())

const sentences = (followed: readonly Said[]): string => {
  const groups = Map.groupBy(followed, ({ kind }) => kind)
  const each = [...groups.values()].map((group) => {
    const alike = group.length === 1 ? undefined : votesAlike(group)
    return sentence(alike === undefined ? group.map(({ words }) => words.says).join('. ') : `${group.length} of your votes ${alike.became}`)
  })
  return each.join(' ')
}

interface Alike {
  readonly became: string
  readonly means?: string
}

const VOTES: Partial<Readonly<Record<ActKind, Alike>>> = {
  'vote-held': { became: 'are under review', means: 'They don’t count until that is decided.' },
  'vote-voided': { became: 'were voided', means: 'They no longer count.' },
  'vote-restored': { became: 'count again' },
}

/** Where all of them are votes that were judged alike. */
const votesAlike = (said: readonly Said[]): Alike | undefined => {
  const [first] = said
  return first !== undefined && said.every(({ kind }) => kind === first.kind) ? VOTES[first.kind] : undefined
}

const reasonOf = ({ kind, reason, appealed }: Decided): string | undefined => {
  if (reason === null || appealed !== undefined) return undefined
  return `${kind.startsWith('member-') ? 'Rule' : 'Reason'}: ${reasonLabel(reason)}.`
}

const howToObject = (said: readonly Said[], publicUrl: string): string | undefined => {
  const open = said.filter(({ mayAppeal, words }) => mayAppeal && words.appealed !== undefined)
  const [first] = open
  if (first !== undefined) {
    const until = open.reduce((least, { at }) => (at < least ? at : least), first.at).plus({ days: APPEAL_DAYS })
    return `You can appeal${open.length > 1 ? ' each decision' : ''} once, until ${momentLabel(until)}, ${first.words.appealed}.`
  }
  return said.some(({ words }) => words.contested === true)
    ? `If this is wrong, tell us: ${new URL('/contact', publicUrl).href}`
    : undefined
}
