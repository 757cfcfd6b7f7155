import { tags as contract } from '@debut/events/tags/tags.ts'
import { handles } from '../kernel/handled.ts'
import { restoredTagMatter, tagMatter } from './tag-matter.ts'
import { banTag, keepTag, mergeTag, restoreTag } from './decide-tag.ts'

export const tags = handles(contract, {
  commands: { KeepTag: keepTag, MergeTag: mergeTag, BanTag: banTag, RestoreTag: restoreTag },
  matters: { KeepTag: tagMatter, MergeTag: tagMatter, BanTag: tagMatter, RestoreTag: restoredTagMatter },
})
