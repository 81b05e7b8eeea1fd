export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

const commandPattern = /([MLHVCQZ])([^MLHVCQZ]*)/g

/**
 * The bounding box of paths after stretching them vertically and rotating them by `degrees` about the origin. Control
 * points stand in for the curves, so the box may be slightly larger than what is drawn, never smaller.
 */
export function bounds(paths: readonly string[], degrees = 0, stretch = 1): Box {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const path of paths) {
    let x = 0
    let y = 0
    const visit = () => {
      const tx = x * cos - y * stretch * sin
      const ty = x * sin + y * stretch * cos
      box.x0 = Math.min(box.x0, tx)
      box.x1 = Math.max(box.x1, tx)
      box.y0 = Math.min(box.y0, ty)
      box.y1 = Math.max(box.y1, ty)
    }
    for (const [, command, rest] of path.matchAll(commandPattern)) {
      const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      if (command === 'H' || command === 'V') {
        for (const value of numbers) {
          if (command === 'H') x = value
          else y = value
          visit()
        }
      } else {
        for (let i = 0; i + 1 < numbers.length; i += 2) {
          x = numbers[i]!
          y = numbers[i + 1]!
          visit()
        }
      }
    }
  }
  return box
}
