import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The links in the tile of a music kit. */
export const catalogueKit = defineSlotRecipe({
  className: 'catalogue-kit',
  slots: ['goods', 'link', 'quality', 'price', 'box'],
  base: {
    goods: { display: 'flex', flexDirection: 'column', listStyle: 'none', mt: 'auto', pt: '1.5' },
    link: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '2',
      minH: '8',
      mx: '-1.5',
      px: '1.5',
      rounded: 'sm',
      _hover: { bg: 'bg.hover' },
      _touch: { minH: '11' },
    },
    quality: { color: 'fg.muted', textStyle: 'xs' },
    price: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    box: {
      display: 'flex',
      alignItems: 'center',
      minH: '6',
      rounded: 'sm',
      color: 'fg.subtle',
      textStyle: 'xs',
      _hover: { color: 'fg.default', textDecoration: 'underline' },
      _touch: { minH: '11' },
    },
  },
})
