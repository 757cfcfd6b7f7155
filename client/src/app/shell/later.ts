import { takeEvery } from '../../lib/sagas/take.ts'
import { pageFinished } from '../../features/visits/visits-saga.ts'
import { openChatwoot } from '../../features/support/chatwoot.ts'
import { offerSupport } from '../../features/support/support-saga.ts'
import { fetchToastList } from '../../features/toasts/toast-code.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { followDeployments } from '../../lib/deployments/deployments-saga.ts'
import { type Part, superviseAll } from '../../lib/failures/supervise.ts'
import { onFirstSign } from '../../lib/preloading/first-sign.ts'
import { showTips } from '../../ui/show-tips.ts'
import { preloadLinks } from '../../lib/preloading/preload-links.ts'
import { findRoute } from '../find-route.ts'
import { openPage } from '../open-pages.ts'
import type { ShellParts } from './shell-parts.ts'

type Parts = Pick<ShellParts, 'settings' | 'missing'>

/** What a page does not need in its first moments. */
export function* followLater(api: ApiClient, { settings, missing }: Parts) {
  const { provider, chatwoot } = settings.supportChat
  // A toast may have to say that there is no network to fetch it from.
  onFirstSign(window, () => void fetchToastList().catch(() => undefined))
  showTips(window)
  const openChat = chatwoot && (() => openChatwoot(chatwoot))
  const parts: readonly Part[] = [
    { name: 'preloading', run: preloadShownLinks },
    { name: 'deployments', run: () => followDeployments(api, missing) },
    { name: 'support chat', run: () => offerSupport(api, { provider, openChat }) },
  ]
  yield* superviseAll(parts)
}

function* preloadShownLinks() {
  yield* takeEvery(pageFinished, preloadLinks(window, codeOf))
}

const codeOf = ({ pathname, search }: URL) => {
  const { route } = findRoute(pathname, search.slice(1))
  return route && (() => openPage(route))
}
