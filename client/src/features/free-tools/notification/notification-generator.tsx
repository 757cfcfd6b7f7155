import { useMemo, useState } from 'react'
import { useMounted } from '../../../lib/page/use-mounted.ts'
import { Button } from '../../../ui/button.tsx'
import { useKept } from '../kept-by-tool.ts'
import { PictureCanvas } from '../picture/picture-canvas.tsx'
import { PictureSvg } from '../picture/picture-svg.tsx'
import { SavePicture } from '../picture/save-picture.tsx'
import { exactWidth, roughWidth } from '../picture/text-width.ts'
import { useFonts } from '../picture/use-fonts.ts'
import { drawScene } from './draw-scene.ts'
import { NotificationFields } from './notification-fields.tsx'
import { firstScene, MOST_NOTIFICATIONS, type Notification, plainNotification, Scene, sceneLabel } from './notifications.ts'
import { SceneSettings } from './scene-settings.tsx'
import { useBitmaps } from './use-bitmaps.ts'

export const NotificationGenerator = () => {
  const [scene, setScene] = useKept('notifications', Scene, firstScene)
  const isMounted = useMounted()
  const [arrivals, setArrivals] = useState(0)
  const bitmaps = useBitmaps(scene.notifications.map(({ iconKind, picture }) => (iconKind === 'picture' ? picture : '')))
  const picture = useMemo(() => {
    // What is measured changes with the fonts that have arrived.
    void arrivals
    return drawScene(scene, { measure: isMounted ? exactWidth : roughWidth, bitmapOf: (each) => bitmaps.get(each) })
  }, [scene, isMounted, bitmaps, arrivals])
  const arrived = useFonts(picture)
  if (arrived !== arrivals) setArrivals(arrived)

  const { notifications } = scene
  const setNotifications = (change: (current: readonly Notification[]) => Notification[]) =>
    setScene((current) => ({ ...current, notifications: change(current.notifications) }))
  const shown = { label: sceneLabel(scene), className: `mx-auto block h-auto w-full ${MOST_WIDE[picture.width] ?? ''}` }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-7 lg:grid-cols-[minmax(0,1fr)_384px]">
      <div className="min-w-0">
        <div className="lg:sticky lg:top-20">
          <div className="overflow-hidden rounded-card border border-line-2 bg-sunken p-3 md:p-5">
            {isMounted ? <PictureCanvas picture={picture} {...shown} /> : <PictureSvg picture={picture} {...shown} />}
          </div>
          <div className="mt-4">
            <SavePicture picture={picture} name={`notification-${scene.look}`} />
          </div>
        </div>
      </div>
      <div className="grid content-start gap-6">
        <SceneSettings scene={scene} onChange={setScene} />
        {notifications.map((notification, index) => (
          <NotificationFields
            key={index}
            notification={notification}
            number={index + 1}
            look={scene.look}
            onChange={(change) => setNotifications((all) => all.map((each, place) => (place === index ? { ...each, ...change } : each)))}
            onMoveUp={
              index === 0
                ? undefined
                : () => setNotifications((all) => all.toSpliced(index - 1, 2, notification, all[index - 1] ?? notification))
            }
            onRemove={notifications.length === 1 ? undefined : () => setNotifications((all) => all.toSpliced(index, 1))}
          />
        ))}
        {notifications.length < MOST_NOTIFICATIONS ? (
          <div className="needs-script">
            <Button look="quiet" onClick={() => setNotifications((all) => [...all, { ...plainNotification, app: all.at(-1)?.app ?? '' }])}>
              Add a notification
            </Button>
          </div>
        ) : (
          <p className="text-[13px] text-ink-3">That’s {MOST_NOTIFICATIONS}, as many as fit on a picture.</p>
        )}
      </div>
    </div>
  )
}

/** No picture is shown larger than it is. */
const MOST_WIDE: Readonly<Record<number, string>> = {
  390: 'max-w-[390px]',
  440: 'max-w-[440px]',
  480: 'max-w-[480px]',
  720: 'max-w-[720px]',
}
