import { defineSlotRecipe } from '#design/define-recipe.ts'

/** One of many items in a table or a dialog's list: small art, name, facts. */
export const itemLine = defineSlotRecipe({
  className: 'item-line',
  slots: ['root', 'art', 'words', 'name', 'facts'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2', minW: '0', textAlign: 'start' },
    art: { w: '12', h: '9', flexShrink: '0', objectFit: 'contain' },
    // A table on a phone scrolls rather than breaking names into syllables.
    words: { display: 'flex', flexDirection: 'column', minW: '[8rem]' },
    name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      textStyle: 'xs',
      fontWeight: 'normal',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      _empty: { display: 'none' },
    },
  },
  variants: {
    isNarrow: { true: { art: { _phone: { display: 'none' } }, words: { _phone: { minW: '[6rem]' } } } },
  },
})
