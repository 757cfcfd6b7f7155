import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { retryDelay } from '../../lib/live/retry-delay.ts'
import { selectToasts } from '../../lib/toasts/toasts-slice.ts'
import { fetchToastList } from './toast-code.ts'

type List = Awaited<ReturnType<typeof fetchToastList>>

/** Nothing until there is a first toast; then also the code that draws it. */
export const Toaster = () => {
  const toasts = useSelector(selectToasts)
  const List = useToastList(toasts.length > 0)
  return toasts.length === 0 || List === undefined ? null : <List toasts={toasts} />
}

/** What a toast says is often that the network is gone, and its code with it: that comes when it can. */
const useToastList = (isWanted: boolean): List | undefined => {
  const [list, setList] = useState<List>()
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (!isWanted || list !== undefined) return undefined
    let isOver = false
    const fetch = () =>
      fetchToastList().then(
        (fetched) => isOver || setList(() => fetched),
        () => isOver || setFailures(failures + 1),
      )
    const timer = setTimeout(() => void fetch(), failures === 0 ? 0 : retryDelay(failures))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWanted, list, failures])
  return list
}
