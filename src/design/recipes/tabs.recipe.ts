import { defineSlotRecipe } from '#design/define-recipe.ts'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'tab', 'count', 'panel'],
  base: {
    list: {
      display: 'flex',
      gap: '6',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      // Room for the focus ring, which the scroll box would clip.
      px: '1',
      mx: '-1',
    },
    tab: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      h: '12',
      flexShrink: '0',
      color: 'fg.muted',
      fontWeight: 'medium',
      textStyle: 'md',
      rounded: 'sm',
      transitionProperty: '[color]',
      transitionDuration: 'fast',
      outlineOffset: '[-2px]',
      _hover: { color: 'fg.default' },
      _selected: { color: 'fg.default' },
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        h: '0.5',
        rounded: 'full',
        bg: 'transparent',
      },
      '&:is([aria-selected=true], [aria-current])::after': { bg: 'accent.solid' },
      _disabled: { opacity: 'disabled' },
    },
    count: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums', fontWeight: 'normal' },
    panel: { outlineOffset: '1', rounded: 'sm' },
  },
  variants: {
    size: {
      md: {},
      lg: { tab: { textStyle: 'xl', fontWeight: 'semibold' } },
    },
  },
  defaultVariants: { size: 'md' },
})
