import { type ReactNode, type Ref, useId } from 'react'
import { type Fill, familyOf, type Picture, SHADOW, type Shape } from './picture.ts'

interface Props {
  readonly picture: Picture
  /** What it shows, for those who don't see it. */
  readonly label: string
  readonly className?: string
  readonly svgRef?: Ref<SVGSVGElement>
  /** Drawn over the picture, and no part of what is saved. */
  readonly children?: ReactNode
}

export const PictureSvg = ({ picture: { width, height, shapes }, label, className = '', svgRef, children }: Props) => {
  const id = useId().replaceAll(/[^\w-]/g, '')
  return (
    <svg
      ref={svgRef}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={className}
    >
      <defs>
        <filter id={`${id}-shadow`} x="-20%" y="-30%" width="140%" height="180%">
          <feDropShadow dx="0" dy={SHADOW.down} stdDeviation={SHADOW.blur / 2} floodColor={SHADOW.colour} />
        </filter>
        {shapes.map((shape, index) =>
          'fill' in shape && typeof shape.fill === 'object' ? (
            <linearGradient
              key={index}
              id={`${id}-${index}`}
              x1="0"
              x2="0"
              y1={shape.kind === 'path' ? (shape.top ?? 0) : 0}
              y2={shape.kind === 'path' ? (shape.bottom ?? height) : 1}
              gradientUnits={shape.kind === 'path' ? 'userSpaceOnUse' : 'objectBoundingBox'}
            >
              <stop offset="0" stopColor={shape.fill.from} />
              <stop offset="1" stopColor={shape.fill.to} />
            </linearGradient>
          ) : null,
        )}
      </defs>
      {shapes.map((shape, index) => (
        <Drawn
          key={index}
          shape={shape}
          fill={(fill) => (typeof fill === 'object' ? `url(#${id}-${index})` : (fill ?? 'none'))}
          shadow={`url(#${id}-shadow)`}
        />
      ))}
      {children}
    </svg>
  )
}

interface DrawnProps {
  readonly shape: Shape
  readonly fill: (fill: Fill | undefined) => string
  readonly shadow: string
}

const Drawn = ({ shape, fill, shadow }: DrawnProps) => {
  switch (shape.kind) {
    case 'box':
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius ?? 0}
          fill={fill(shape.fill)}
          {...(shape.stroke === undefined ? {} : { stroke: shape.stroke })}
          {...(shape.hasShadow === true ? { filter: shadow } : {})}
        />
      )
    case 'path':
      return (
        <path
          d={shape.d}
          fill={fill(shape.fill)}
          strokeLinejoin="round"
          strokeLinecap="round"
          {...(shape.stroke === undefined ? {} : { stroke: shape.stroke, strokeWidth: shape.strokeWidth ?? 1 })}
          {...(shape.dash === undefined ? {} : { strokeDasharray: shape.dash.join(' ') })}
        />
      )
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fill={shape.fill}
          fontFamily={familyOf(shape)}
          fontSize={shape.size}
          fontWeight={shape.weight ?? 400}
          textAnchor={shape.anchor ?? 'start'}
          {...(shape.direction === undefined ? {} : { direction: shape.direction })}
        >
          {shape.text}
        </text>
      )
    case 'bitmap':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.radius} fill="#8884" />
  }
}
