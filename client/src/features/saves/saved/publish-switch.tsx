import { useDispatch, useSelector } from 'react-redux'
import { Switch } from '../../../ui/switch.tsx'
import { selectShared, setShared, type WithOwnSaves } from '../saves-slice.ts'

/** Of one's own list. `was` is what the list itself says. */
export const PublishSwitch = ({ was }: { readonly was: boolean }) => {
  const shared = useSelector((state: WithOwnSaves) => selectShared(state)) ?? was
  const dispatch = useDispatch()
  return (
    <Switch
      className="rounded-panel border border-line-2 bg-surface px-4 py-3"
      label="Published"
      hint={
        shared
          ? 'Everybody can see this list, and your profile leads to it.'
          : 'Only you can see this list. Published, everybody can, and your profile leads to it.'
      }
      checked={shared}
      onChange={({ target }) => dispatch(setShared(target.checked))}
    />
  )
}
