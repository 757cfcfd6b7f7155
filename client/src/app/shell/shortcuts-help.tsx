import { useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { overlayClosed, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { areSingleKeysOn, switchSingleKeys } from '../../lib/shortcuts/single-key-preference.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Switch } from '../../ui/switch.tsx'

export const ShortcutsHelp = () => {
  const isOpen = useSelector(selectOverlay) === 'shortcuts'
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const dispatch = useDispatch()
  return (
    <Dialog
      title="Shortcuts"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dispatch(overlayClosed())
      }}
    >
      <dl className="mb-5 divide-y divide-line-2">
        <Row does="Search">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> or <Kbd>Cmd</Kbd> <Kbd>K</Kbd>
        </Row>
        <Row does="Switch between light and dark">
          <Kbd>u</Kbd> then <Kbd>t</Kbd>
        </Row>
        <Row does="Show these shortcuts">
          <Kbd>?</Kbd>
        </Row>
        <Row does="Go to the messages at the top">
          <Kbd>F8</Kbd>
        </Row>
        <Row does="Move in lists and menus">
          <Kbd>Arrows</Kbd> <Kbd>Home</Kbd> <Kbd>End</Kbd>
        </Row>
        <Row does="Close what is open">
          <Kbd>Esc</Kbd>
        </Row>
      </dl>
      <Switch
        label="Single-key shortcuts"
        hint="Those without Ctrl or Cmd. They never fire while you type."
        checked={isOn}
        onChange={({ target }) => {
          switchSingleKeys(target.checked)
          setIsOn(target.checked)
        }}
      />
    </Dialog>
  )
}

const Row = ({ does, children }: { does: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 py-2.5">
    <dt className="text-[14px]">{does}</dt>
    <dd className="flex-none text-[12.5px] text-ink-3">{children}</dd>
  </div>
)
