import { cookieJar } from '../../lib/cookies/cookie-jar.ts'

const INTRODUCED_COOKIE = 'introduced'
/** No browser keeps a cookie for longer. */
const MOST_SECONDS = 400 * 24 * 60 * 60

/** Runs in the head before anything is drawn, so that the line neither flashes nor moves what is below it. */
export const INTRODUCED_SCRIPT = `try{if(/(?:^|; )${INTRODUCED_COOKIE}=1(?:;|$)/.test(document.cookie))document.documentElement.dataset.introduced=''}catch{}`

/** On this device, the pages that are opened from now on come without the line. */
export const keepIntroduced = () => {
  if (isIntroduced()) return
  cookieJar(document).cookie = `${INTRODUCED_COOKIE}=1; path=/; max-age=${MOST_SECONDS}; samesite=lax`
}

export const isIntroduced = (): boolean => cookieJar(document).cookie.split('; ').includes(`${INTRODUCED_COOKIE}=1`)

/** Takes the line from the page that is open. A reader who takes no cookies is spared it until they load another one. */
export const hideIntroduction = () => {
  document.documentElement.dataset['introduced'] = ''
}
