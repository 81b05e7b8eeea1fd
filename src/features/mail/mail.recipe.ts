import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Messages, in the rows of `rowList`; unread ones stand out by their weight and a mark. */
export const mailList = defineSlotRecipe({
  className: 'mail-list',
  slots: ['root', 'bar', 'filters', 'count', 'line', 'row', 'icon', 'words', 'title', 'text', 'when', 'act'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      _phone: { justifyContent: 'flex-start', gap: '2' },
    },
    // On the phone all of the bar's chips share its lines.
    filters: { display: 'flex', flexWrap: 'wrap', gap: '2', _phone: { display: 'contents' } },
    count: { color: 'fg.subtle' },
    line: {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        w: '[3px]',
        bg: 'transparent',
      },
      '&[data-unread]::before': { bg: 'accent.solid' },
    },
    row: {
      gridTemplateColumns: '[auto minmax(0, 1fr)]',
      gridTemplateAreas: '["icon words" "icon when"]',
      px: '5',
      py: '3',
      md: { gridTemplateColumns: '[auto minmax(0, 1fr) auto]', gridTemplateAreas: '["icon words when"]' },
    },
    icon: {
      gridArea: '[icon]',
      display: 'grid',
      placeItems: 'center',
      boxSize: '9',
      rounded: 'full',
      bg: 'bg.hover',
      color: 'fg.muted',
      '[data-unread] &': { bg: 'accent.subtle', color: 'accent.text' },
    },
    words: { gridArea: '[words]', minW: '0' },
    title: {
      color: 'fg.muted',
      fontWeight: 'medium',
      '[data-unread] &': { color: 'fg.default', fontWeight: 'semibold' },
    },
    text: { textStyle: 'sm', color: 'fg.muted', textWrap: '[pretty]', maxW: '[80ch]' },
    when: {
      gridArea: '[when]',
      alignSelf: 'center',
      textStyle: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    act: { flexShrink: '0', w: '9' },
  },
})
