import { dayAt } from '@debut/events/kernel/days.ts'
import { useMemo, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { useKept } from '../kept-by-tool.ts'
import { SavePicture } from '../picture/save-picture.tsx'
import { Chart, firstChart, seriesOf, titleOf } from './chart.ts'
import { ChartSettings } from './chart-settings.tsx'
import { DataField } from './data-field.tsx'
import { drawChart, scaleOf } from './draw-chart.ts'
import { DrawnChart } from './drawn-chart.tsx'
import { ValueTable } from './value-table.tsx'

const MOST_UNDONE = 100

type Remade = Pick<Chart, 'values' | 'shape' | 'level' | 'noise' | 'hasRhythm' | 'seed'>

export const ChartGenerator = () => {
  const today = useSelector((state: Parameters<typeof selectNow>[0]) => dayAt(selectNow(state)))
  const [chart, setChart] = useKept('chart', Chart, firstChart)
  const [past, setPast] = useState<readonly Remade[]>([])
  const [held, setHeld] = useState<number>()
  const svg = useRef<SVGSVGElement>(null)

  const series = useMemo(() => seriesOf(chart, today), [chart, today])
  const scale = held ?? scaleOf(series)
  const picture = useMemo(() => drawChart(chart, series, scale), [chart, series, scale])

  const change = (changes: Partial<Chart>) => setChart((current) => ({ ...current, ...changes }))
  const remember = () => {
    const { values, shape, level, noise, hasRhythm, seed } = chart
    setPast((before) => [...before, { values, shape, level, noise, hasRhythm, seed }].slice(-MOST_UNDONE))
  }
  const draw = (values: readonly number[], isFirst: boolean) => {
    if (isFirst) remember()
    change({ values: [...values] })
  }
  /** Only what would be lost has to be kept for undoing. */
  const remake = (changes: Partial<Chart>) => {
    if (chart.values !== null) remember()
    change({ ...changes, values: null })
  }
  const undo = () => {
    const last = past.at(-1)
    if (last === undefined) return
    change(last)
    setPast(past.slice(0, -1))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_264px]">
      <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
        <DrawnChart
          chart={chart}
          series={series}
          picture={picture}
          scale={scale}
          svgRef={svg}
          onDraw={draw}
          onHold={(isHeld) => setHeld(isHeld ? scale : undefined)}
          onUndo={undo}
        />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p id="chart-keys" className="needs-script max-w-[52ch] text-[13px] text-ink-3">
            Drag on the chart to draw. With the keyboard, the left and right arrows choose a point, up and down change it.
          </p>
          <span className="needs-script flex gap-2">
            <Button look="quiet" size="s" disabled={past.length === 0} onClick={undo}>
              Undo
            </Button>
            <Button look="quiet" size="s" disabled={chart.values === null} onClick={() => remake({})}>
              Start over
            </Button>
          </span>
        </div>
        <div className="mt-5 border-t border-line-2 pt-5">
          <SavePicture picture={picture} name={fileName(titleOf(chart))} svg={svg} />
        </div>
        <div className="mt-5 grid gap-1">
          <ValueTable
            series={series}
            onEdit={(index, value) =>
              draw(
                series.values.map((each, place) => (place === index ? value : each)),
                true,
              )
            }
          />
          <DataField data={chart.data} onType={(data) => change({ data })} onUse={(values) => draw(values, true)} />
        </div>
      </div>
      <ChartSettings chart={chart} onChange={change} onRemake={remake} />
    </div>
  )
}

/** What every system takes as the name of a file. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'chart'
