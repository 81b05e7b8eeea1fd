import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The surroundings of the list of bought items, and the state of each item. */
export const backpackList = defineSlotRecipe({
  className: 'backpack-list',
  slots: ['root', 'bar', 'filters', 'total', 'state', 'act'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    bar: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    filters: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    total: { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    state: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexWrap: 'wrap',
      flexShrink: '0',
      ps: '4',
      pb: '3',
      lg: { flexDirection: 'column', alignItems: 'flex-end', gap: '1', w: '[8.25rem]', ps: '0', pb: '0' },
    },
    act: { textStyle: 'sm', _touch: { py: '2' } },
  },
})
