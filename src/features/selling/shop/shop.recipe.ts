import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A seller's own shop. */
export const sellingShop = defineSlotRecipe({
  className: 'selling-shop',
  slots: ['root', 'panel', 'head', 'title', 'notice', 'top', 'share', 'shareWords', 'code', 'address'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    panel: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', '& > :last-child': { ms: 'auto' } },
    notice: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    share: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', minW: '0' },
    shareWords: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      flex: '[1 1 12rem]',
      minW: '0',
    },
    // Dark on light in both themes, as cameras require.
    code: { rounded: 'md', flexShrink: '0' },
    address: { color: 'accent.text', overflowWrap: 'anywhere', rounded: 'sm', _hover: { textDecoration: 'underline' } },
    top: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' },
    title: { textStyle: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
})
