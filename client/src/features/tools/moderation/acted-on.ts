import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import type { WithheldBecause } from '@debut/events/tools/moderated-answers.ts'

/** A tool that a moderator may decide about. */
export interface ActedOn {
  readonly toolId: string
  readonly name: string
  readonly makers: readonly { readonly memberId: string; readonly username: string | null }[]
  readonly withheld: WithheldBecause
  readonly waitsFor: WaitsFor
}

/** All decisions about one tool are busy together. */
export const aboutTool = ({ toolId }: Pick<ActedOn, 'toolId'>): string => `tool ${toolId}`
