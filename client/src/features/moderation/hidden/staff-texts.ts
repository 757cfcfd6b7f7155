import { hiddenQueueRoute, staffTextRoute } from '@debut/events/moderation/moderation-routes.ts'
import type { StaffText } from '@debut/events/moderation/staff-text-answers.ts'
import { resource } from '../../../lib/resources/resource.ts'
import type { Moderated } from '../../../ui/moderation/moderated.ts'

/** Loads a text with its reports, whether or not others can read it. */
export const staffText = resource(staffTextRoute)

/** Lists the texts that others can’t read, the last hidden first. */
export const hiddenTexts = resource(hiddenQueueRoute, {
  pages: {
    next: ({ texts, more }, asked) => {
      const before = more ? texts.at(-1)?.hidden?.position : undefined
      return before === undefined ? undefined : { ...asked, before }
    },
    join: (shown, next) => ({ ...next, texts: [...shown.texts, ...next.texts] }),
  },
})

/** The commands about a text belong to its capability, and only pages know which one that is. */
export type ModeratedOf = (text: Pick<StaffText, 'kind' | 'id'>) => Moderated

export const nameOf = ({ author, kind }: Pick<StaffText, 'author' | 'kind'>): string => `${author.username}’s ${kind}`

const KINDS = { post: 'Post', comment: 'Comment', review: 'Review' } as const

/** Says where the text is, with an address if that page can be opened. */
export const placeOf = ({
  kind,
  place,
}: Pick<StaffText, 'kind' | 'place'>): { readonly says: string; readonly address: string | undefined } => {
  if (place === null) return { says: KINDS[kind], address: undefined }
  const on = kind === 'post' ? 'about' : kind === 'review' ? 'of' : 'on'
  return { says: `${KINDS[kind]} ${on} ${place.name ?? `a ${place.kind}`}`, address: place.path ?? undefined }
}
