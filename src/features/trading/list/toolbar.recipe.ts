import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

export const searchBox = defineRecipe({
  className: 'search-box',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    '& > :first-child': { flex: '[1 1 0%]' },
    // Wide enough to type in, narrow enough for all of a list's tools to fit one line from 1440 px on.
    md: { w: '[clamp(16rem, 20vw, 20rem)]' },
  },
})

export const listToolbar = defineSlotRecipe({
  className: 'list-toolbar',
  slots: ['root', 'search', 'opener', 'filters', 'choices', 'tools', 'sheetChoices'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minW: '0' },
    search: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minW: '0',
      _phone: { w: 'full', '& > form': { flex: '[1 1 0%]', minW: '0' } },
    },
    opener: { display: 'none', _phone: { display: 'block' } },
    choices: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minW: '0',
      _phone: { display: 'none' },
    },
    filters: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minW: '0',
      _phone: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: '[none]',
        // Visually hidden text is positioned within this box, or it would overflow the page.
        position: 'relative',
        '& > *': { flexShrink: '0' },
        mx: '-4',
        px: '4',
        // Room for the focus ring and the touch targets, which the scroll box would clip.
        py: '2',
        my: '-2',
        w: '[calc(100% + 2rem)]',
      },
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      ms: 'auto',
      _phone: { w: 'full', ms: '0' },
      'html[data-device=mobile] [data-sheet] > &': { display: 'none' },
    },
    sheetChoices: { display: 'flex', flexDirection: 'column', gap: '3', '& > *': { w: 'full' } },
  },
})
