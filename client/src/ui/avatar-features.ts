export type AvatarFeatures = { hue: number; tilt: number; eyes: number; mouth: number; hair: number }

/** FNV-1a: the same id draws the same face on the server, in every browser and next year. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

export const avatarFeatures = (seed: string): AvatarFeatures => {
  const bits = hash(seed)
  return {
    hue: (bits % 24) * 15,
    tilt: ((bits >>> 5) % 13) - 6,
    eyes: (bits >>> 9) % 3,
    mouth: (bits >>> 13) % 4,
    hair: (bits >>> 17) % 4,
  }
}
