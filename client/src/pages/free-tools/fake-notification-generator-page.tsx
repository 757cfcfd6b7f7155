import { freeToolPage } from '../../features/free-tools/free-tool-page.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'

const Tool = () => (
  <StageMessage title="This tool isn’t available" lit={false}>
    <p>Try another one below.</p>
  </StageMessage>
)

export const page = freeToolPage('fake-notification-generator', {
  about: { steps: [], questions: [] },
  Tool,
  head: () => ({ noindex: true }),
})
