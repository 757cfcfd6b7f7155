import { type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react'
import { PictureSvg } from '../picture/picture-svg.tsx'
import type { Picture } from '../picture/picture.ts'
import { type Chart, type Series, titleOf, valueLabel } from './chart.ts'
import { frames, xOf, yOf } from './draw-chart.ts'
import { drawnTo, type Spot, spotAt, stepOf } from './draw-values.ts'
import { bounded } from './series.ts'

interface Props {
  readonly chart: Chart
  readonly series: Series
  readonly picture: Picture
  readonly scale: number
  readonly svgRef: Ref<SVGSVGElement>
  /** The first change of a stroke is the one that undoing takes back. */
  readonly onDraw: (values: readonly number[], isFirst: boolean) => void
  /** The scale stays as it is while a stroke is being drawn: the line would slip from under the pointer. */
  readonly onHold: (isHeld: boolean) => void
  readonly onUndo: () => void
}

/** The picture with a hand on it: drawn by pointer, and point by point with keys. */
export const DrawnChart = ({ chart, series, picture, scale, svgRef, onDraw, onHold, onUndo }: Props) => {
  const { values, nameOf } = series
  const frame = frames[chart.format]
  const [chosen, setChosen] = useState<number>()
  const [isFocused, setFocused] = useState(false)
  const stroke = useRef<{ readonly last: Spot; readonly values: readonly number[] }>(undefined)
  const index = Math.min(chosen ?? values.length - 1, values.length - 1)
  const value = values[index] ?? 0

  const spotUnder = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return spotAt(((clientX - left) / width) * frame.width, ((clientY - top) / height) * frame.height, values.length, scale, frame)
  }
  const drawTo = (spot: Spot, isFirst: boolean) => {
    const { last, values: before } = stroke.current ?? { last: spot, values }
    const next = drawnTo(before, last, spot)
    stroke.current = { last: spot, values: next }
    setChosen(spot.index)
    onDraw(next, isFirst)
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onHold(true)
    drawTo(spotUnder(event), true)
  }
  const go = (event: PointerEvent<HTMLElement>) => {
    if (stroke.current !== undefined) drawTo(spotUnder(event), false)
  }
  const end = () => {
    stroke.current = undefined
    onHold(false)
  }

  const press = (event: KeyboardEvent) => {
    const step = stepOf(scale)
    const far = event.shiftKey ? 10 : 1
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault()
      return onUndo()
    }
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => setChosen(Math.max(0, index - far)),
      ArrowRight: () => setChosen(Math.min(values.length - 1, index + far)),
      Home: () => setChosen(0),
      End: () => setChosen(values.length - 1),
      ArrowUp: () => setValue(value + far * step),
      ArrowDown: () => setValue(value - far * step),
      PageUp: () => setValue(value + 10 * step),
      PageDown: () => setValue(value - 10 * step),
    }
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const setValue = (next: number) => {
    setChosen(index)
    onDraw(
      values.map((each, place) => (place === index ? bounded(next) : each)),
      true,
    )
  }

  return (
    <div className="chart-sheet" data-format={chart.format}>
      <PictureSvg
        picture={picture}
        svgRef={svgRef}
        label={`${titleOf(chart)}: made-up chart of ${series.rangeLabel.toLowerCase()}`}
        className="block h-auto w-full"
      >
        {!isFocused ? null : (
          <circle
            data-page-only=""
            cx={xOf(index, values.length, frame)}
            cy={yOf(value, scale, frame)}
            r="9"
            className="chart-mark"
            fill="none"
            strokeWidth="3"
          />
        )}
      </PictureSvg>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Draw the chart"
        aria-describedby="chart-keys"
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={Math.max(scale, value)}
        aria-valuenow={value}
        aria-valuetext={`${nameOf(index)}: ${valueLabel(chart, value)}`}
        className="chart-hand needs-script"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </div>
  )
}
