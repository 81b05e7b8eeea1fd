import { createHash } from 'node:crypto'

/** A mirrored 5×5 pattern that tells accounts apart, in the viewer's own text colour. */
export function drawAvatar(steamId: string): string {
  const bytes = createHash('sha256').update(steamId).digest()
  const cells = Array.from({ length: 15 }, (_, index) => {
    if ((bytes[index] ?? 0) % 2 === 0) return ''
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const columns = column === 2 ? [2] : [column, 4 - column]
    const opacity = 0.45 + ((bytes[index + 15] ?? 0) % 50) / 100
    return columns.map((x) => `<rect x="${x + 1}" y="${row + 1}" width="1" height="1" opacity="${opacity}"/>`).join('')
  })
  const style = '<style>:root{color-scheme:light dark}svg{fill:CanvasText}</style>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges">${style}${cells.join('')}</svg>`
}
