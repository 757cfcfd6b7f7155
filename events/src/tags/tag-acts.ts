import { defineAct } from '../kernel/define-act.ts'
import { TagBanned, TagKept, TagMerged, TagRestored } from './tag-events.ts'

const about = ({ tag }: { readonly tag: string }) => ({ kind: 'tag', id: tag })

export const tagActs = [
  defineAct(TagKept, (data) => ({ kind: 'tag-kept', about: about(data), reason: data.reason ?? null })),
  defineAct(TagMerged, (data) => ({ kind: 'tag-merged', about: about(data), reason: data.reason ?? null })),
  defineAct(TagBanned, (data) => ({ kind: 'tag-banned', about: about(data), reason: data.reason })),
  defineAct(TagRestored, (data) => ({ kind: 'tag-restored', about: about(data), reason: data.reason ?? null })),
]
