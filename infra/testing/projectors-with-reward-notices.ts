import { cause } from '@debut/events/notices-of.ts'
import { RewardsAnnounced } from '@debut/events/voting/vote-events.ts'
import { notificationsProjector } from '@debut/projection-service/notifications/notifications-projector.ts'
import { projectors } from '@debut/projection-service/projectors.ts'

const notifications = notificationsProjector([
  cause('voter', RewardsAnnounced, ({ event: { data } }) => [
    { recipientId: data.memberId, type: 'post_like', payload: { post_id: String(data.tiers[0]) } },
  ]),
])

/** All projections, with a notification of an event that is simple to write in a test: the first tier stands for a post. */
export const projectorsWithRewardNotices = projectors.map((projector) =>
  projector.name === notifications.name ? notifications : projector,
)
