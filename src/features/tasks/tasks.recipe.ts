import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The list of tasks: each one's subject, and below it what to do, by when, and what happens otherwise. */
export const taskList = defineSlotRecipe({
  className: 'task-list',
  slots: ['root', 'list', 'line', 'row', 'art', 'name', 'amount', 'due', 'rest'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    list: { listStyle: 'none', bg: 'bg.surface', border: 'subtle', rounded: 'lg', overflow: 'hidden' },
    line: {
      borderTop: 'subtle',
      // Failed listings can add hundreds of lines.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '[auto 72px]',
      _first: { borderTop: 'none' },
      _hover: { bg: 'bg.hover' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '[64px minmax(0, 1fr) auto]',
      gridTemplateAreas: '["art name amount" "art due due"]',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minH: '16',
      px: '4',
      py: '2.5',
      outlineOffset: '[-2px]',
      md: { columnGap: '4' },
    },
    art: {
      gridArea: '[art]',
      display: 'grid',
      placeItems: 'center',
      w: '16',
      h: '12',
      objectFit: 'contain',
      color: 'fg.muted',
    },
    name: { gridArea: '[name]', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    amount: { gridArea: '[amount]', alignSelf: 'start' },
    due: { gridArea: '[due]', minW: '0' },
    rest: { textStyle: 'sm', color: 'fg.muted' },
  },
})
