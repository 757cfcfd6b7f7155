import type { MemberId } from '@debut/events/kernel/ids.ts'

/** What a capability keeps of members outside the log. */
export interface Keeps<Parts> {
  /** Under which an export holds it. */
  readonly name: string
  readonly exportOf: (memberId: MemberId, parts: Parts) => Promise<unknown>
  /** Asked for again, it changes nothing. */
  readonly forget: (memberId: MemberId, parts: Parts) => Promise<void>
}

/** All of it, whichever capability keeps it. */
export interface KeptOfMembers {
  exportOf(memberId: MemberId): Promise<Readonly<Record<string, unknown>>>
  forget(memberId: MemberId): Promise<void>
}

export const keptOfMembers = <Parts>(all: readonly { readonly keeps?: readonly Keeps<Parts>[] }[], parts: () => Parts): KeptOfMembers => {
  const keeps = all.flatMap(({ keeps: its = [] }) => its)
  return {
    exportOf: async (memberId) =>
      Object.fromEntries(await Promise.all(keeps.map(async ({ name, exportOf }) => [name, await exportOf(memberId, parts())] as const))),
    forget: async (memberId) => {
      await Promise.all(keeps.map(({ forget }) => forget(memberId, parts())))
    },
  }
}
