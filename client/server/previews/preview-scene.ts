export const WIDTH = 1200
export const HEIGHT = 630

export const colours = {
  night: '#130f0b',
  paper: '#fcfaf6',
  soft: '#c9c1b6',
  faint: '#8d8478',
  lime: '#fa6e1f',
  line: '#2e2720',
} as const

/** Where the light falls. */
export interface Spot {
  readonly x: number
  /** The floor. */
  readonly y: number
  /** Half of the floor's width. */
  readonly reach: number
}

/** The stage: one beam out of the dark, and the floor that it falls on. */
export const stage = ({ x, y, reach }: Spot): string => `<defs>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - reach}" r="${reach * 2.6}">
<stop offset="0" stop-color="#5a2b10" stop-opacity=".95"/><stop offset=".45" stop-color="#2c1a0f" stop-opacity=".75"/><stop offset="1" stop-color="${colours.night}" stop-opacity="0"/>
</radialGradient>
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="-40" x2="0" y2="${y}">
<stop offset="0" stop-color="#ffb27d" stop-opacity=".5"/><stop offset=".7" stop-color="${colours.lime}" stop-opacity=".2"/><stop offset="1" stop-color="${colours.lime}" stop-opacity=".1"/>
</linearGradient>
<radialGradient id="floor" cx=".5" cy=".5" r=".5">
<stop offset="0" stop-color="#fff3e6"/><stop offset=".55" stop-color="#ffd2ad" stop-opacity=".85"/><stop offset="1" stop-color="${colours.lime}" stop-opacity=".25"/>
</radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.night}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>
<path d="M${x - 26} -40h52L${x + reach} ${y}H${x - reach}z" fill="url(#beam)" filter="url(#soft)"/>
<path d="M${x - 14} -40h28L${x + reach * 0.72} ${y}H${x - reach * 0.72}z" fill="url(#beam)" opacity=".6" filter="url(#soft)"/>
<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.17}" fill="url(#floor)"/>`

/** Debut's mark, for the dark. */
export const mark = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 26})"><rect width="26" height="26" rx="8" fill="${colours.paper}"/><path d="M6.5 20 13 6l6.5 14z" fill="${colours.lime}"/><ellipse cx="13" cy="20" rx="6.5" ry="1.7" fill="${colours.night}"/></g>`
