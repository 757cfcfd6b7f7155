import { useSelector } from 'react-redux'
import { LoadingBar } from '../../ui/loading-bar.tsx'
import { selectLoadingBar } from './loading-bar-slice.ts'

export const PageLoadingBar = () => <LoadingBar {...useSelector(selectLoadingBar)} />
