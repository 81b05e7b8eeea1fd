import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

/** The head of a page inside a section: its title, its purpose, and the actions for all of it. */
export const pageHead = defineSlotRecipe({
  className: 'page-head',
  slots: ['root', 'words', 'title', 'text', 'tools'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' },
    words: { display: 'flex', flexDirection: 'column', gap: '1', minW: '0' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    text: { color: 'fg.muted', maxW: '[64ch]', textWrap: '[pretty]' },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
})

/** Holds the button that appends the next page to a list, and why that failed. */
export const loadMore = defineRecipe({
  className: 'load-more',
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '4',
    textAlign: 'center',
  },
  variants: { isDivided: { true: { borderTop: 'subtle' } } },
})
