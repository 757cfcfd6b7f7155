import { useSelector } from 'react-redux'
import { dayAt } from '@debut/events/kernel/days.ts'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import { type OwnTool, selectOwnTool } from './own-tools-slice.ts'
import { type ReadyTool, selectToolView } from './tools-slice.ts'

/** Under what name the page was asked for. */
const useToolName = (): string => usePlace().params['name'] ?? ''

export const useToolView = () => useSelector(selectToolView(useToolName()))

/** Undefined while there is none to show. */
export const useReadyTool = (): ReadyTool | undefined => {
  const view = useToolView()
  return view?.status === 'ready' ? view : undefined
}

/** What of it only this reader is shown. */
export const useOwnTool = (): OwnTool => useSelector(selectOwnTool(useToolName()))

export const useToday = (): string => useSelector((state: Parameters<typeof selectNow>[0]) => dayAt(selectNow(state)))
