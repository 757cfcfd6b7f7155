import type { PostKind } from '@debut/events/discussion/discussion-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { POST_KINDS } from './post-kinds.ts'

export const KindBadge = ({ kind }: { readonly kind: PostKind }) => <Badge tone={POST_KINDS[kind].tone}>{POST_KINDS[kind].label}</Badge>
