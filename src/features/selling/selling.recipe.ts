import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The seller's pages: toolbar, list, notices. */
export const sellingList = defineSlotRecipe({
  className: 'selling-list',
  slots: ['root', 'badges', 'failure', 'reason', 'failureTools', 'pause', 'buyer', 'buyerFacts'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    badges: { display: 'inline-flex', gap: '1', flexShrink: '0', _empty: { display: 'none' } },
    failure: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    reason: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      color: 'negative',
      '& svg': { flexShrink: '0', mt: '0.5' },
    },
    failureTools: { display: 'flex', gap: '2' },
    pause: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '3',
      rounded: 'lg',
      border: 'subtle',
      borderColor: 'warning',
      bg: 'warning.subtle',
    },
    buyer: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minW: '0' },
    buyerFacts: {
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      textStyle: 'sm',
      color: 'fg.muted',
      '& > strong': { color: 'fg.default', overflowWrap: 'anywhere' },
    },
  },
})
