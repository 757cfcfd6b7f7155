import type { Chat, ChatConfig } from './chat.ts'

interface Chatwoot {
  chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void }
  $chatwoot?: { setUser: (id: string, user: { email: string; identifier_hash: string }) => void; reset: () => void }
}

const READY = 'chatwoot:ready'
const WITHIN = 10_000

/** Fails where the script is blocked or does not come to life. */
export const openChatwoot = ({ baseUrl, token }: ChatConfig): Promise<Chat> =>
  new Promise((resolve, reject) => {
    const page: Window & Chatwoot = window
    const late = setTimeout(() => reject(new Error('The chat did not start in time')), WITHIN)
    window.addEventListener(
      READY,
      () => {
        clearTimeout(late)
        resolve({
          identify: ({ email, hash }) => page.$chatwoot?.setUser(email, { email, identifier_hash: hash }),
          forget: () => page.$chatwoot?.reset(),
        })
      },
      { once: true },
    )
    const script = document.createElement('script')
    script.src = `${baseUrl}/packs/js/sdk.js`
    script.async = true
    script.onload = () => page.chatwootSDK?.run({ websiteToken: token, baseUrl })
    script.onerror = () => reject(new Error('The chat could not be loaded'))
    document.head.append(script)
  })
