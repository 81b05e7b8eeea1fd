import { defineSlotRecipe } from '#design/define-recipe.ts'

export const chip = defineSlotRecipe({
  className: 'chip',
  slots: ['root', 'remove'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      h: '7',
      px: '3',
      flexShrink: '0',
      rounded: 'full',
      border: 'default',
      bg: 'bg.input',
      color: 'fg.default',
      textStyle: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      _phone: { h: '8' },
      '&:is(a, button)': { _hover: { borderColor: 'border.strong', bg: 'bg.active' } },
      '&:is([aria-pressed=true], [aria-current])': { borderColor: 'accent.border', bg: 'accent.subtle' },
      // Measured from inside the border: 44 px high on the phone.
      '&:is(a, button)::after': { content: '""', position: 'absolute', inset: '[-7px 0]' },
    },
    remove: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '6',
      me: '-2.5',
      rounded: 'full',
      color: 'fg.subtle',
      _hover: { color: 'fg.default', bg: 'bg.active' },
      _touch: { _after: { content: '""', position: 'absolute', inset: '[-10px]' } },
    },
  },
})
