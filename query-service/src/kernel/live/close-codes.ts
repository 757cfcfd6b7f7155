/** Why a socket was closed; 1013 and below are WebSocket's own. */
export const closeCodes = {
  shuttingDown: 1001,
  badFrame: 4400,
  tooMany: 4429,
  unauthorised: 4401,
  helloTimeout: 4408,
  tooSlow: 4413,
} as const
