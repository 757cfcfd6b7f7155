import { BanTag, KeepTag, MergeTag, RestoreTag } from '@debut/events/tags/tag-commands.ts'
import type { TagBanReason } from '@debut/events/tags/tag-name.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { tagsAt } from './moderated-tags.ts'

export type Decision =
  | { readonly kind: 'keep'; readonly name: string }
  | { readonly kind: 'merge'; readonly into: string }
  | { readonly kind: 'ban'; readonly reason: TagBanReason }
  | { readonly kind: 'restore' }

const COMMANDS = { keep: KeepTag, merge: MergeTag, ban: BanTag, restore: RestoreTag }
const DONE = {
  keep: (tag: string) => `#${tag} is kept`,
  merge: (tag: string) => `#${tag} leads to the other tag now`,
  ban: (tag: string) => `#${tag} is shown nowhere now`,
  restore: (tag: string) => `#${tag} is as it was before`,
}

/** What an admin decides about a tag. */
export const useDecision = (tag: string) => {
  const { send, isBusy } = useCommand(`tag ${tag}`, { changes: [tagsAt(usePlace())] })
  return {
    isBusy,
    decide: ({ kind, ...rest }: Decision) => void send(COMMANDS[kind], { tag, ...rest }, { title: DONE[kind](tag) }),
  }
}
