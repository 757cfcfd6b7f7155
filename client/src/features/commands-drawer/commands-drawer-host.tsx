import { useSelector } from 'react-redux'
import { late, useEver } from '../../ui/late.tsx'
import { selectCommandsDrawer } from './commands-drawer-slice.ts'

const CommandsDrawer = late(async () => (await import('./commands-drawer.tsx')).CommandsDrawer)

/** Its code comes when it is first opened. */
export const CommandsDrawerHost = () => {
  const { open } = useSelector(selectCommandsDrawer)
  return useEver(open) ? <CommandsDrawer /> : null
}
