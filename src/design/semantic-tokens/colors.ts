/** A value for each of the two colour schemes. The browser picks one by `color-scheme`, so the first paint is right
 * without a script. */
const pair = (light: string, dark: string) => ({ value: `light-dark({colors.${light}}, {colors.${dark}})` })
const both = (color: string) => ({ value: `{colors.${color}}` })

const rarity = (name: string) => ({
  DEFAULT: both(`game.${name}`),
  fg: pair(`game.${name}OnLight`, `game.${name}OnDark`),
})

const status = (hue: string) => ({
  DEFAULT: pair(`${hue}.700`, `${hue}.400`),
  subtle: pair(`${hue}.veilLight`, `${hue}.veilDark`),
})

export const semanticColors = {
  bg: {
    canvas: pair('ink.100', 'ink.950'),
    header: pair('white', 'ink.950'),
    surface: pair('white', 'ink.900'),
    raised: pair('white', 'ink.850'),
    sunken: pair('ink.50', 'ink.950'),
    input: pair('ink.50', 'veil.white6'),
    hover: pair('veil.ink4', 'veil.white6'),
    active: pair('veil.ink7', 'veil.white10'),
    inverse: pair('ink.900', 'ink.100'),
    knob: pair('white', 'ink.700'),
  },
  fg: {
    default: pair('ink.900', 'ink.100'),
    muted: pair('ink.700', 'ink.400'),
    subtle: pair('ink.600', 'ink.500'),
    inverse: pair('white', 'ink.950'),
  },
  border: {
    subtle: pair('ink.200', 'veil.white10'),
    default: pair('ink.300', 'veil.white16'),
    strong: pair('ink.550', 'ink.650'),
  },
  accent: {
    solid: both('yellow.400'),
    hover: pair('yellow.500', 'yellow.300'),
    fg: both('yellow.ink'),
    /** A readable yellow: ink on light surfaces, never yellow on white. */
    text: pair('ink.900', 'yellow.400'),
    subtle: pair('yellow.veilLight', 'yellow.veilDark'),
    border: pair('yellow.700', 'yellow.lineDark'),
    ring: both('yellow.400'),
    ringInner: both('yellow.ink'),
  },
  /** A price that has risen, or a gain; the colour depends on the user's setting. */
  rise: { value: 'var(--price-up)' },
  fall: { value: 'var(--price-down)' },
  positive: status('green'),
  negative: { ...status('red'), solid: pair('red.700', 'red.500'), fg: both('white') },
  warning: status('orange'),
  info: status('blue'),
  rarity: {
    consumer: rarity('consumer'),
    industrial: rarity('industrial'),
    mil_spec: rarity('milSpec'),
    restricted: rarity('restricted'),
    classified: rarity('classified'),
    covert: rarity('covert'),
    extraordinary: rarity('extraordinary'),
  },
  wear: {
    fn: both('band.fn'),
    mw: both('band.mw'),
    ft: both('band.ft'),
    ww: both('band.ww'),
    bs: both('band.bs'),
  },
  overlay: pair('veil.scrimLight', 'veil.scrimDark'),
  shadow: pair('veil.shadowLight', 'veil.shadowDark'),
}
