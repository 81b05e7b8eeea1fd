type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb

const format = (rgb: Rgb): string =>
  `#${rgb
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Interpolates from a to b by `share`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)]
  return format([0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share) as unknown as Rgb)
}

/** Perceived lightness, 0 to 255. */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex)
  return 0.299 * r + 0.587 * g + 0.114 * b
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export function hsl(hue: number, saturation: number, light: number): string {
  const a = saturation * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (light - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return format([channel(0), channel(8), channel(4)])
}

const darkest = 36

/** Lightens a colour that would vanish on a near-black page. */
export const lift = (hex: string): string => {
  const value = lightness(hex)
  return value >= darkest ? hex : mix(hex, '#5c6272', Math.min(1, (darkest - value) / (98 - value)))
}
