import { defineSlotRecipe } from '#design/define-recipe.ts'

export const languageSwitch = defineSlotRecipe({
  className: 'language-switch',
  slots: ['root', 'choice', 'slash'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', color: 'fg.subtle', textStyle: 'sm' },
    choice: {
      px: '1',
      minH: '8',
      rounded: 'sm',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default' },
      '&[aria-pressed=true]': { color: 'fg.default', fontWeight: 'semibold' },
      // Each target reaches to the slash.
      _touch: {
        minH: '11',
        minW: '11',
        px: '2',
        '&:first-child': { textAlign: 'end' },
        '&:last-child': { textAlign: 'start' },
      },
    },
    slash: { userSelect: 'none' },
  },
})
