import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Everything a market search can be narrowed by: groups under each other. */
export const marketFilters = defineSlotRecipe({
  className: 'market-filters',
  slots: ['root', 'group', 'heading', 'branch', 'more', 'weapons'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    group: { display: 'flex', flexDirection: 'column', minW: '0', border: 'none' },
    heading: {
      mb: '2',
      color: 'fg.subtle',
      textStyle: 'xs',
      fontWeight: 'medium',
      textTransform: 'uppercase',
      letterSpacing: '[0.04em]',
    },
    branch: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', alignItems: 'center' },
    // It stands in the margin, so that the numbers line up with those above and below.
    more: {
      display: 'grid',
      placeItems: 'center',
      w: '5',
      h: '7',
      me: '-5',
      rounded: 'sm',
      color: 'fg.subtle',
      _hover: { color: 'fg.default', bg: 'bg.hover' },
      _phone: { w: '8', h: '11', me: '-5' },
      '& svg': { transitionProperty: '[transform]', transitionDuration: 'fast' },
      '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    },
    weapons: { gridColumn: '[1 / -1]', ps: '7', pb: '1' },
  },
})
