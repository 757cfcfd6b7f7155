/** What is said on a bare socket; HOST is filled in when it is sent. */

/** Where there is no WebSocket. */
const ELSEWHERE = ['/auth/v1/user', '/avatars/x', '/api/boards/day', '/api/members/me/export', '/', '/nowhere']

export const upgradeElsewhere = (index: number): string =>
  `GET ${ELSEWHERE[index % ELSEWHERE.length]} HTTP/1.1\r\nhost: HOST\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n'

export const HALF_HEADERS = 'GET / HTTP/1.1\r\nhost: HOST\r\nx-half: '

export const HALF_BODY = 'POST /auth/v1/signup HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{'

/** Each for another page, so that none is kept for it. */
export const pageOf = (index: number): string => `GET /?hostile=${index} HTTP/1.1\r\nhost: HOST\r\n\r\n`
