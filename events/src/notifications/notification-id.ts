import { v5 } from 'uuid'
import type { MemberId } from '../kernel/ids.ts'

const NAMESPACE = '2c1f7a94-6d0b-4e38-b5a7-91e4d3c8f006'

/** The same event, as `stream#revision`, or a notice that is sent once, has the same id for the same member, however often it is rebuilt. */
export const notificationId = (of: string, recipientId: MemberId): string => v5(`${of} ${recipientId}`, NAMESPACE)
