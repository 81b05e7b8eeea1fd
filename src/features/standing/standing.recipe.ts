import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The notice of restrictions. */
export const standing = defineSlotRecipe({
  className: 'standing',
  slots: ['root', 'icon', 'list', 'note', 'links'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[1.5rem minmax(0, 1fr)]',
      columnGap: '3',
      p: '4',
      rounded: 'lg',
      bg: 'warning.subtle',
      border: 'default',
      borderColor: 'warning',
    },
    icon: { color: 'warning' },
    list: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', fontWeight: 'medium' },
    note: { fontWeight: 'normal' },
    links: { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
  },
})
