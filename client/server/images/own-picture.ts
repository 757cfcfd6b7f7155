import type { EdgeConfig } from '../config.ts'

const OF_MEMBERS = /^\/(storage|avatars)\//

/** Where a picture of ours lies by its path: what members gave is kept by the command-service, what is drawn by the query-service. */
export const ownPicture = (path: string, { COMMAND_SERVICE_URL, QUERY_SERVICE_URL }: EdgeConfig): URL =>
  new URL(path, OF_MEMBERS.test(path) ? COMMAND_SERVICE_URL : QUERY_SERVICE_URL)
