import { capabilities } from './capabilities.ts'
import type { Capability } from './kernel/define-capability.ts'
import type { ActForm } from './kernel/define-act.ts'

export interface DeclaredAct extends ActForm {
  /** Of the streams that its event stands on. */
  readonly category: string
}

/** What contracts say is an act of moderation, by the type of its event: each of its own events only, and once. */
export const actsOf = (contracts: readonly Capability[]): ReadonlyMap<string, DeclaredAct> => {
  const declared = new Map<string, DeclaredAct>()
  for (const { name, events = {}, acts: its = [] } of contracts)
    for (const act of its) {
      const { form } = act
      const [category] = Object.entries(events).find(([, forms]) => forms.includes(form)) ?? []
      if (category === undefined) throw new TypeError(`${name} has an act for ${form.type}, which is not among its events`)
      if (declared.has(form.type)) throw new TypeError(`${name} has two acts for ${form.type}`)
      declared.set(form.type, { ...act, category })
    }
  return declared
}

export const acts: ReadonlyMap<string, DeclaredAct> = actsOf(capabilities)
