import { tags as contract } from '@debut/events/tags/tags.ts'
import { handles } from '../kernel/handled.ts'
import { banTag, keepTag, mergeTag, restoreTag } from './decide-tag.ts'

export const tags = handles(contract, {
  commands: { KeepTag: keepTag, MergeTag: mergeTag, BanTag: banTag, RestoreTag: restoreTag },
})
