import { ModerationLogQuery } from '@debut/events/moderation/moderation-questions.ts'
import { moderationLogRoute } from '@debut/events/moderation/moderation-routes.ts'
import { readFields, writeFields } from '../../../lib/page/address-fields.ts'
import type { Place } from '../../../lib/page/page.ts'
import { resource } from '../../../lib/resources/resource.ts'
import type { ActGroup } from '@debut/events/moderation/act-kinds.ts'

const { group, before } = ModerationLogQuery.shape
const fields = { group, before }

/** What the address narrows the log to. Whatever can't be read stands for all of it. */
export const askedIn = ({ search }: Pick<Place, 'search'>) => readFields(fields, search)

const loggedActs = resource(moderationLogRoute)

export const actsAt = (place: Pick<Place, 'search'>) => loggedActs(askedIn(place))

export const logPath = (asked: { readonly group?: ActGroup | undefined; readonly before?: number | undefined }): string =>
  `/moderation${writeFields(fields, asked)}`
