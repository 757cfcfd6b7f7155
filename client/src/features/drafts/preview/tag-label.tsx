import { useTagName } from '../use-draft.ts'

export const TagLabel = ({ tag }: { tag: string }) => <>#{useTagName()(tag)}</>
