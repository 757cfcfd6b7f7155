import { capabilities } from './capabilities.ts'
import { actsOf } from './acts.ts'
import type { Capability } from './kernel/define-capability.ts'
import type { JournalForm } from './kernel/define-journal.ts'
import { lineOfAct } from './moderation/act-lines.ts'

export interface DeclaredLine extends JournalForm {
  /** Of the streams that its event stands on. */
  readonly category: string
}

/** What contracts say belongs in the journal, by the type of its event: every act of moderation, and what they declare beside. */
export const journalOf = (contracts: readonly Capability[]): ReadonlyMap<string, DeclaredLine> => {
  const declared = new Map<string, DeclaredLine>()
  for (const { name, events = {}, journal: its = [] } of contracts)
    for (const line of its) {
      const { type } = line.form
      const [category] = Object.entries(events).find(([, forms]) => forms.includes(line.form)) ?? []
      if (category === undefined) throw new TypeError(`${name} has a line of the journal for ${type}, which is not among its events`)
      if (declared.has(type)) throw new TypeError(`${name} has two lines of the journal for ${type}`)
      declared.set(type, { ...line, category })
    }
  for (const [type, { form, category, actOf }] of actsOf(contracts))
    if (!declared.has(type)) declared.set(type, { form, category, lineOf: (data) => lineOfAct(actOf(data)) })
  return declared
}

export const journal: ReadonlyMap<string, DeclaredLine> = journalOf(capabilities)
