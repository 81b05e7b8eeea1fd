/** Utilities of the base preset that are put together from some thirty variables declared on every element of the page. A grid of
 * cards pays for those in every style calculation and nobody here needs them: CSS's own `filter`, `translate`, `rotate`, `scale`
 * and `backgroundImage` say the same. */
export const composedUtilities = (
  'blur brightness contrast grayscale hueRotate invert saturate sepia dropShadow ' +
  'backdropBlur backdropBrightness backdropContrast backdropGrayscale backdropHueRotate ' +
  'backdropInvert backdropOpacity backdropSaturate backdropSepia ' +
  'backgroundGradient textGradient gradientFrom gradientFromPosition gradientTo gradientToPosition ' +
  'gradientVia gradientViaPosition borderSpacingX borderSpacingY scrollSnapStrictness ' +
  'rotateX rotateY rotateZ scaleX scaleY translateX translateY translateZ'
).split(' ')

/** The rule that declares their variables. */
export const composedVariables = '*, ::before, ::after, ::backdrop'
