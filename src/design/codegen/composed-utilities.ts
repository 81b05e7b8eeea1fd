/** Utilities of the base preset that compose some thirty variables declared on every element of the page. A grid of
 * cards pays for those in every style recalculation, and nothing here needs them: CSS's own `filter`, `translate`,
 * `rotate`, `scale` and `backgroundImage` do the same. */
const utilities = (
  'blur brightness contrast grayscale hueRotate invert saturate sepia dropShadow ' +
  'backdropBlur backdropBrightness backdropContrast backdropGrayscale backdropHueRotate ' +
  'backdropInvert backdropOpacity backdropSaturate backdropSepia ' +
  'backgroundGradient textGradient gradientFrom gradientFromPosition gradientTo gradientToPosition ' +
  'gradientVia gradientViaPosition borderSpacingX borderSpacingY scrollSnapStrictness ' +
  'rotateX rotateY rotateZ scaleX scaleY translateX translateY translateZ'
).split(' ')

/** The selector of the rule that declares their variables. */
const variables = '*, ::before, ::after, ::backdrop'

/** @throws if Panda's preset lacks one of them: it has then changed, and what remains may cost as much */
export function removeComposed(config: { utilities?: object; globalCss?: object }): void {
  for (const name of utilities) remove(config.utilities, name)
  remove(config.globalCss, variables)
}

function remove(from: Record<string, unknown> | object | undefined, name: string): void {
  if (!from || !(name in from)) throw new Error(`Panda's base preset no longer has ${name}`)
  delete (from as Record<string, unknown>)[name]
}
