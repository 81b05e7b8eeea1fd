import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

/** Shown in place of a list: empty, failed, or no permission. */
export const stateView = defineSlotRecipe({
  className: 'state-view',
  slots: ['root', 'icon', 'title', 'text', 'action', 'below'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      px: '6',
      py: '16',
      textAlign: 'center',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '14',
      mb: '2',
      rounded: 'full',
      bg: 'bg.hover',
      color: 'fg.muted',
    },
    // A long address goes to the next line as a whole, rather than splitting the Chinese word before it.
    title: { textStyle: 'lg', fontWeight: 'semibold', wordBreak: 'keep-all', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', maxW: '[44ch]', textWrap: '[balance]' },
    action: { mt: '4', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
    // Content that keeps changing stays outside the alert.
    below: { mt: '-10', pb: '16' },
  },
  variants: {
    tone: {
      neutral: {},
      positive: { icon: { bg: 'positive.subtle', color: 'positive' } },
      negative: { icon: { bg: 'negative.subtle', color: 'negative' } },
      warning: { icon: { bg: 'warning.subtle', color: 'warning' } },
    },
    isCompact: { true: { root: { py: '8' }, icon: { boxSize: '10', mb: '1' } } },
  },
  defaultVariants: { tone: 'neutral' },
})

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: { display: 'block', bg: 'bg.active', rounded: 'sm', animation: 'pulse', maxW: 'full' },
  variants: {
    shape: {
      text: { h: '[14px]', my: '[3px]', w: '[70%]' },
      title: { h: '5', my: '1', w: '[45%]' },
      block: { h: '40', rounded: 'lg' },
      // Fills its container.
      fill: { flexGrow: '1', h: 'full', minH: '40', rounded: 'lg' },
      card: { aspectRatio: '[0.82]', rounded: 'lg' },
      row: { h: '14', rounded: 'md' },
      // A line of controls.
      bar: { h: '10', rounded: 'md' },
      // The picture of an item in a row, and one of its figures.
      art: { h: '12', rounded: 'md' },
      figure: { h: '[14px]', my: '[3px]', w: '16' },
      circle: { boxSize: '9', rounded: 'full' },
    },
    width: { full: { w: 'full' }, half: { w: '[50%]' }, third: { w: '[33%]' }, quarter: { w: '[25%]' } },
  },
  defaultVariants: { shape: 'text' },
})
