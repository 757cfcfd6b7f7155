import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SegmentsField } from '../segments-field.tsx'
import { lookLabels, looks, type Scene, type Wallpaper, wallpapers, withLook } from './notifications.ts'

const WALLPAPER_LABELS: Readonly<Record<Wallpaper, string>> = {
  paper: 'Paper',
  dusk: 'Dusk',
  sea: 'Sea',
  forest: 'Forest',
  rose: 'Rose',
  slate: 'Slate',
}

interface Props {
  readonly scene: Scene
  readonly onChange: (change: (current: Scene) => Scene) => void
}

export const SceneSettings = ({ scene, onChange }: Props) => {
  const { look, theme, wallpaper, clock, date, isLabelled } = scene
  const set = (change: Partial<Scene>) => onChange((current) => ({ ...current, ...change }))
  return (
    <section className="grid content-start gap-4">
      <h2 className="font-text text-[15px] font-[650] tracking-normal">Where it appears</h2>
      <Select
        label="Look"
        value={look}
        onChange={({ target }) => onChange((current) => withLook(current, looks.find((each) => each === target.value) ?? current.look))}
        options={looks.map((value) => ({ value, label: lookLabels[value] }))}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <Select
          label="Wallpaper"
          value={wallpaper}
          onChange={({ target }) => set({ wallpaper: wallpapers.find((each) => each === target.value) ?? wallpaper })}
          options={wallpapers.map((value) => ({ value, label: WALLPAPER_LABELS[value] }))}
        />
        <SegmentsField
          label="Theme"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={theme}
          onChange={(value) => set({ theme: value })}
        />
      </div>
      {/^(?:phone|desktop)/.test(look) && (
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
          <TextField label="Clock" maxLength={12} value={clock} onChange={({ target }) => set({ clock: target.value })} />
          <TextField label="Date" maxLength={40} value={date} onChange={({ target }) => set({ date: target.value })} />
        </div>
      )}
      <Switch
        label="Label it “Illustration”"
        hint={isLabelled ? undefined : 'Be honest where you show it: say that the notification is made up.'}
        checked={isLabelled}
        onChange={({ target }) => set({ isLabelled: target.checked })}
      />
    </section>
  )
}
