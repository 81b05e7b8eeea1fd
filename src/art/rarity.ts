/** The glow's opacity at its centre; no other visible part of a picture is fainter. */
export const GLOW_ALPHA = 0.46

/** The game's own rarity colours; grades of non-weapon items share them. */
const colors = new Map([
  ['consumer', '#b0c3d9'],
  ['industrial', '#5e98d9'],
  ['mil_spec', '#4b69ff'],
  ['restricted', '#8847ff'],
  ['classified', '#d32ce6'],
  ['covert', '#eb4b4b'],
  ['contraband', '#e4ae39'],
  ['extraordinary', '#e4ae39'],
  ['base', '#b0c3d9'],
  ['high_grade', '#4b69ff'],
  ['remarkable', '#8847ff'],
  ['exotic', '#d32ce6'],
  ['distinguished', '#4b69ff'],
  ['exceptional', '#8847ff'],
  ['superior', '#d32ce6'],
  ['master', '#eb4b4b'],
])

export const rarityColor = (rarity: string): string =>
  colors.get(rarity.toLowerCase().replace(/[^a-z]+/g, '_')) ?? '#b0c3d9'

/** A soft light behind the item, subtle on a white page and still visible on a near-black one. */
export function rarityGlow(rarity: string): string {
  const color = rarityColor(rarity)
  const stops = [
    [0, GLOW_ALPHA],
    [0.22, GLOW_ALPHA * 0.66],
    [0.45, GLOW_ALPHA * 0.34],
    [0.7, GLOW_ALPHA * 0.11],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity!.toFixed(3)}"/>`)
  return `<radialGradient id="g">${stops.join('')}</radialGradient>`
}
