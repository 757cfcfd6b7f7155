import { useEffect, useState } from 'react'
import { type IconDrawing, iconNow, loadIcon } from './icon-collection.ts'

type Props = {
  /** As iconify names them: `lucide:bell`. */
  name: string
  className?: string
}

/** From the collections that the server has. Its place is kept while it is on its way, and when it never comes. */
export const Icon = ({ name, className = 'size-4' }: Props) => {
  const [drawing, setDrawing] = useState<IconDrawing | undefined>(() => iconNow(name))
  useEffect(() => {
    let isShown = true
    void loadIcon(name).then((found) => isShown && setDrawing(found))
    return () => {
      isShown = false
    }
  }, [name])
  return (
    <svg
      viewBox={drawing === undefined ? '0 0 24 24' : `0 0 ${drawing.width} ${drawing.height}`}
      className={`flex-none ${className}`}
      aria-hidden="true"
      // From our own server: out of packages of icons, or from the icon API that it trusts, of which it takes shapes alone.
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  )
}
