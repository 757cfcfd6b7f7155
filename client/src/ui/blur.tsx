const SIDE = 4

/** Sixteen colours as `rrggbbaa`: what stands where a picture is about to be, without a style or a script. */
export const Blur = ({ colours, className = '' }: { colours: string; className?: string }) => (
  <span className={`blur-frame ${className}`} aria-hidden="true">
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none">
      {(colours.match(/.{8}/g) ?? []).map((colour, index) => (
        // Larger than its field, so that no seam shows between two.
        <rect key={index} x={index % SIDE} y={Math.floor(index / SIDE)} width="1.05" height="1.05" fill={`#${colour}`} />
      ))}
    </svg>
  </span>
)
