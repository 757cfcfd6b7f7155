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
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - 40}" r="${reach * 2.7}">
<stop offset="0" stop-color="#8a3c0d" stop-opacity=".85"/><stop offset=".4" stop-color="#4a230d" stop-opacity=".6"/><stop offset="1" stop-color="${colours.night}" stop-opacity="0"/>
</radialGradient>
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="${y}">
<stop offset="0" stop-color="#ffe9d2" stop-opacity=".62"/><stop offset=".5" stop-color="#ffb066" stop-opacity=".3"/><stop offset="1" stop-color="#ff8a3c" stop-opacity=".2"/>
</linearGradient>
<radialGradient id="floor" cx=".5" cy=".5" r=".5">
<stop offset="0" stop-color="#fff8f0"/><stop offset=".6" stop-color="#ffd9b5"/><stop offset="1" stop-color="#ff9a52" stop-opacity=".75"/>
</radialGradient>
<filter id="soft" filterUnits="userSpaceOnUse" x="-200" y="-300" width="1600" height="1100"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="softer" filterUnits="userSpaceOnUse" x="-200" y="-300" width="1600" height="1100"><feGaussianBlur stdDeviation="16"/></filter>
</defs>
<path d="M0 -200h${WIDTH}v${HEIGHT + 400}H0z" fill="${colours.night}"/>
<path d="M0 -200h${WIDTH}v${HEIGHT + 400}H0z" fill="url(#glow)"/>
<path d="M${x - 46} -150h92L${x + reach * 0.98} ${y}H${x - reach * 0.98}z" fill="url(#beam)" filter="url(#soft)"/>
<path d="M${x - 22} -150h44L${x + reach * 0.66} ${y}H${x - reach * 0.66}z" fill="url(#beam)" opacity=".7" filter="url(#softer)"/>
<ellipse cx="${x}" cy="${y}" rx="${reach * 1.08}" ry="${reach * 0.19}" fill="${colours.lime}" opacity=".35" filter="url(#softer)"/>
<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.15}" fill="url(#floor)"/>`

/** What stands on the floor darkens it. */
export const shadow = ({ x, y }: Spot, half: number): string =>
  `<ellipse cx="${x}" cy="${y + 4}" rx="${half}" ry="11" fill="#7a3208" opacity=".6" filter="url(#soft)"/>`

/** Debut's mark, for the dark. */
export const mark = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 26})"><rect width="26" height="26" rx="8" fill="${colours.paper}"/><path d="M6.5 20 13 6l6.5 14z" fill="${colours.lime}"/><ellipse cx="13" cy="20" rx="6.5" ry="1.7" fill="${colours.night}"/></g>`
