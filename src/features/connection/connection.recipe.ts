import { defineRecipe } from '#design/define-recipe.ts'

export const offlineBar = defineRecipe({
  className: 'offline-bar',
  base: {
    px: '4',
    py: '1.5',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'sm',
    fontWeight: 'medium',
    textAlign: 'center',
    _print: { display: 'none' },
    _empty: { display: 'none' },
  },
})

export const offlineNote = defineRecipe({
  className: 'offline-note',
  base: { textStyle: 'sm', fontWeight: 'medium', color: 'warning', textAlign: 'center' },
})

export const asOf = defineRecipe({
  className: 'as-of',
  base: {
    px: '3',
    py: '2',
    rounded: 'md',
    bg: 'warning.subtle',
    color: 'warning',
    textStyle: 'sm',
    fontWeight: 'medium',
    _empty: { display: 'none' },
    // Directly below tabs, whose panel has no padding of its own.
    _first: { '[role=tabpanel] > &': { my: '3' } },
  },
})
