export interface Video {
  readonly host: 'YouTube' | 'Vimeo'
  /** What a frame shows: the players that keep no cookies before they play. */
  readonly frame: string
}

const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/
const VIMEO_PATH = /^\/(?:video\/)?(?<id>\d{6,12})(?:\/(?<key>[0-9a-f]{8,16}))?\/?$/

/** Of the two hosts whose players we show; undefined elsewhere, where a link leads to it. */
export const videoAt = (address: string): Video | undefined => {
  const url = URL.parse(address)
  if (url === null) return undefined
  if (VIMEO.test(url.hostname)) return vimeo(url)
  const id = youtubeId(url)
  return id === undefined || !YOUTUBE_ID.test(id)
    ? undefined
    : { host: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
}

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!YOUTUBE.test(hostname)) return undefined
  if (pathname === '/watch') return searchParams.get('v') ?? undefined
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1]
}

const vimeo = ({ pathname, searchParams }: URL): Video | undefined => {
  const { id, key = searchParams.get('h') } = VIMEO_PATH.exec(pathname)?.groups ?? {}
  if (id === undefined) return undefined
  const unlisted = typeof key === 'string' && /^[0-9a-f]+$/.test(key) ? `&h=${key}` : ''
  return { host: 'Vimeo', frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}` }
}
