import { hiddenQueueRoute, staffTextRoute } from '@debut/events/moderation/moderation-routes.ts'
import type { StaffText } from '@debut/events/moderation/staff-text-answers.ts'
import { resource } from '../../../lib/resources/resource.ts'
import type { Moderated } from '../../../ui/moderation/moderated.ts'

/** A text with its reports, whether others can read it or not. */
export const staffText = resource(staffTextRoute)

/** What others can’t read, what was hidden last first. */
export const hiddenTexts = resource(hiddenQueueRoute, {
  pages: {
    next: ({ texts, more }, asked) => {
      const before = more ? texts.at(-1)?.hidden?.position : undefined
      return before === undefined ? undefined : { ...asked, before }
    },
    join: (shown, next) => ({ ...next, texts: [...shown.texts, ...next.texts] }),
  },
})

/** The commands about a text belong to the capability that has it: pages know which. */
export type ModeratedOf = (text: Pick<StaffText, 'kind' | 'id'>) => Moderated

export const nameOf = ({ author, kind }: Pick<StaffText, 'author' | 'kind'>): string => `${author.username}’s ${kind}`

const KINDS = { post: 'Post', comment: 'Comment', review: 'Review' } as const

/** Where the text is, with an address where that can be opened. */
export const placeOf = ({
  kind,
  place,
}: Pick<StaffText, 'kind' | 'place'>): { readonly says: string; readonly address: string | undefined } => {
  if (place === null) return { says: KINDS[kind], address: undefined }
  const on = kind === 'post' ? 'about' : kind === 'review' ? 'of' : 'on'
  return { says: `${KINDS[kind]} ${on} ${place.name ?? `a ${place.kind}`}`, address: place.path ?? undefined }
}
