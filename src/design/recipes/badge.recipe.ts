import { defineRecipe } from '#design/define-recipe.ts'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '5',
    px: '1.5',
    rounded: 'sm',
    textStyle: '2xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'bg.hover',
    color: 'fg.muted',
  },
  variants: {
    tone: {
      neutral: {},
      // Something that awaits the user's action: it stands out without looking like a button.
      accent: { bg: 'accent.subtle', color: 'fg.default', border: 'default', borderColor: 'accent.border' },
      positive: { bg: 'positive.subtle', color: 'positive' },
      negative: { bg: 'negative.subtle', color: 'negative' },
      warning: { bg: 'warning.subtle', color: 'warning' },
      info: { bg: 'info.subtle', color: 'info' },
      consumer: { color: 'rarity.consumer.fg' },
      industrial: { color: 'rarity.industrial.fg' },
      mil_spec: { color: 'rarity.mil_spec.fg' },
      restricted: { color: 'rarity.restricted.fg' },
      classified: { color: 'rarity.classified.fg' },
      covert: { color: 'rarity.covert.fg' },
      extraordinary: { color: 'rarity.extraordinary.fg' },
    },
    size: { sm: {}, md: { h: '6', px: '2', textStyle: 'xs' } },
  },
  defaultVariants: { tone: 'neutral', size: 'sm' },
})
