import { colors } from '../tokens/colors.ts'
import { semanticColors } from './colors.ts'

export type Scheme = 'light' | 'dark'
/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number]

type Tree = { [key: string]: Tree | string }

function valueAt(tree: unknown, path: string): string {
  let node = tree as Tree | undefined
  for (const key of path.split('.')) node = node?.[key] as Tree | undefined
  const value = node?.value ?? (node?.DEFAULT as Tree | undefined)?.value
  if (typeof value !== 'string') throw new Error(`no color token ${path}`)
  return value
}

function parse(value: string): Rgba {
  const hex = /^#(..)(..)(..)$/.exec(value)
  if (hex) return [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16), parseInt(hex[3]!, 16), 1]
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])]
  throw new Error(`neither #rrggbb nor rgb(r g b / a): ${value}`)
}

/** Returns the value of a semantic color in one of the two schemes. */
export function resolveColor(name: string, scheme: Scheme): Rgba {
  const value = valueAt(semanticColors, name)
  const pair = /^light-dark\(\{colors\.(.+)\}, \{colors\.(.+)\}\)$/.exec(value)
  const token = pair ? pair[scheme === 'light' ? 1 : 2]! : value.slice('{colors.'.length, -1)
  return parse(valueAt(colors, token))
}

/** Blends a color over an opaque one. */
export function over([r, g, b, a]: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * a + bottom * (1 - a)
  return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1]
}

function luminance([r, g, b]: Rgba): number {
  const [lr, lg, lb] = [r, g, b].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb
}

/** Returns the WCAG contrast ratio of two opaque colors, 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
