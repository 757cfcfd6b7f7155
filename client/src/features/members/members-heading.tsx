import { LiveToggle } from '../../lib/live/live-toggle.tsx'
import { useData } from '../../lib/resources/use-resource.ts'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import { makers } from './makers.ts'

export const MembersHeading = () => {
  const { total } = useData(makers()) ?? { total: 0 }
  return (
    <div className="mb-3 md:mb-4.5">
      <div className="flex items-center justify-between gap-5">
        <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Arrivals</h1>
        <LiveToggle />
      </div>
      <p className="mt-2 text-[14.5px] text-ink-2">
        {total > 0 ? (
          <>
            <b className="font-semibold text-ink">
              <RollingNumber value={total} />
            </b>{' '}
            {total === 1 ? 'member' : 'members'} so far, newest first
          </>
        ) : (
          'Everyone who joins, newest first'
        )}
      </p>
    </div>
  )
}
