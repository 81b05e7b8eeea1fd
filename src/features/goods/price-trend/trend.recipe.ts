import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The card of the price trend. */
export const goodsTrend = defineSlotRecipe({
  className: 'goods-trend',
  slots: ['root', 'head', 'tools', 'body', 'table'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', h: 'full', p: '4', md: { p: '5' } },
    head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', gap: '3' },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      // About its full width, so that it takes its place at once when a page is painted before all of it has arrived.
      minW: '[min(13rem, 100%)]',
      _phone: { w: 'full', justifyContent: 'space-between' },
    },
    body: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      flex: '[1 1 auto]',
      // An empty or error state in place of the chart.
      '& > :is(.state-view__root, [role=alert])': { my: 'auto' },
      minH: '56',
      md: { minH: '[300px]' },
      transitionProperty: '[opacity]',
      transitionDuration: 'fast',
      '&[aria-busy=true]': { opacity: 'disabled' },
    },
    table: { maxH: '[360px]', overflowY: 'auto' },
  },
})
