import { CommandId, MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'

/** Characters that no ULID has. */
const SPELT: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V', '-': 'Z' }

const ulidOf = (name: string) =>
  `0${name
    .toUpperCase()
    .replaceAll(/[ILOU-]/g, (character) => SPELT[character] ?? character)
    .padStart(25, 'Z')}`

/** Always the same for a name. */
export const launchIdOf = (name: string): LaunchId => LaunchId.parse(ulidOf(name))
export const toolIdOf = (name: string): ToolId => ToolId.parse(ulidOf(name))

const numbered = (version: number, number: number) => `00000000-0000-${version}000-8000-${String(number).padStart(12, '0')}`

export const memberIdOf = (number: number): MemberId => MemberId.parse(numbered(4, number))
export const commandIdOf = (number: number): CommandId => CommandId.parse(numbered(7, number))
