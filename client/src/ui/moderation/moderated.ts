import type { CommandDefinition } from '@debut/events/kernel/define-command.ts'

/** A text, as its moderators know it. */
export interface Moderated {
  readonly id: string
  /** What names it in the commands about it. */
  readonly payload: Readonly<Record<string, string>>
  readonly hide: CommandDefinition
  readonly show: CommandDefinition
  readonly clear: CommandDefinition
  /** What it means to readers that it is hidden, in sentences. */
  readonly whenHidden: readonly string[]
}

/** All decisions about one text are busy together. */
export const moderateAbout = ({ id }: Pick<Moderated, 'id'>): string => `moderate ${id}`
