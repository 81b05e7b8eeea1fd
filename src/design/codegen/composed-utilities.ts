/** Utilities of the base preset that are put together from some thirty variables declared on every element of the page. A grid of
 * cards pays for those in every style calculation and nobody here needs them: CSS's own `filter`, `translate`, `rotate`, `scale`
 * and `backgroundImage` say the same. */
const utilities = (
  'blur brightness contrast grayscale hueRotate invert saturate sepia dropShadow ' +
  'backdropBlur backdropBrightness backdropContrast backdropGrayscale backdropHueRotate ' +
  'backdropInvert backdropOpacity backdropSaturate backdropSepia ' +
  'backgroundGradient textGradient gradientFrom gradientFromPosition gradientTo gradientToPosition ' +
  'gradientVia gradientViaPosition borderSpacingX borderSpacingY scrollSnapStrictness ' +
  'rotateX rotateY rotateZ scaleX scaleY translateX translateY translateZ'
).split(' ')

/** The rule that declares their variables. */
const variables = '*, ::before, ::after, ::backdrop'

/** @throws when Panda's preset no longer has one of them: then it has changed, and what is left may cost as much */
export function removeComposed(config: { utilities?: object; globalCss?: object }): void {
  for (const name of utilities) remove(config.utilities, name)
  remove(config.globalCss, variables)
}

function remove(from: Record<string, unknown> | object | undefined, name: string): void {
  if (!from || !(name in from)) throw new Error(`Panda's base preset no longer has ${name}`)
  delete (from as Record<string, unknown>)[name]
}
