import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Individual sales: one line each on the desktop, two on the phone. */
export const saleList = defineSlotRecipe({
  className: 'sale-list',
  slots: ['list', 'row', 'facts', 'extras', 'how', 'price'],
  base: {
    list: { listStyle: 'none', mx: '-4' },
    row: {
      display: 'grid',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1.5',
      px: '4',
      py: '2.5',
      borderBottom: 'subtle',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      gridTemplateAreas: '["facts price" "extras how"]',
      _last: { borderBottom: 'none' },
      _hover: { bg: 'bg.hover' },
      md: {
        minH: '[56px]',
        gridTemplateColumns: '[minmax(160px, 220px) minmax(80px, 1fr) auto 110px]',
        gridTemplateAreas: '["facts extras how price"]',
      },
    },
    facts: { gridArea: '[facts]', display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    extras: { gridArea: '[extras]', minW: '0' },
    how: {
      gridArea: '[how]',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      textStyle: 'xs',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    price: { gridArea: '[price]', textAlign: 'end' },
  },
})
