import { conditions } from './conditions.ts'
import { globalCss, globalFontface } from './global-css.ts'
import { semanticColors } from './semantic-tokens/colors.ts'
import { semanticShadows } from './semantic-tokens/shadows.ts'
import { semanticSizes } from './semantic-tokens/sizes.ts'
import { breakpoints } from './tokens/breakpoints.ts'
import { colors } from './tokens/colors.ts'
import { animations, durations, easings, keyframes } from './tokens/motion.ts'
import { borders, borderWidths, opacity, radii, zIndex } from './tokens/shape.ts'
import { sizes, spacing } from './tokens/space.ts'
import { fonts, fontWeights, textStyles } from './tokens/type.ts'

/** The whole design except the recipes. Standalone: it contains none of Panda's default colours or sizes. */
export const preset = {
  name: 'amber',
  globalCss,
  globalFontface,
  conditions,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    tokens: {
      colors,
      spacing,
      sizes,
      fonts,
      fontWeights,
      radii,
      borders,
      borderWidths,
      zIndex,
      opacity,
      durations,
      easings,
      animations,
    },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, sizes: semanticSizes },
  },
}
