import { defineSlotRecipe } from '#design/define-recipe.ts'

/** One order: what it waits for and its timeline next to the item; stacked on the phone. */
export const orderPage = defineSlotRecipe({
  className: 'order-page',
  slots: ['tools', 'copy', 'columns', 'itemCard', 'course', 'details', 'item', 'art', 'itemText', 'itemName'],
  base: {
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'fg.subtle', textStyle: 'sm' },
    copy: { '&[data-waiting]': { visibility: 'hidden' } },
    columns: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      lg: {
        columnGap: '5',
        gridTemplateColumns: '[minmax(0, 1fr) 360px]',
        gridTemplateRows: '[auto 1fr]',
        alignItems: 'start',
      },
    },
    // In two columns the item is on the right, above the details.
    itemCard: { lg: { gridColumn: '[2]' } },
    course: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minW: '0',
      lg: { gridColumn: '[1]', gridRow: '[1 / span 2]', gap: '5' },
    },
    details: { display: 'flex', flexDirection: 'column', gap: '4', lg: { gridColumn: '[2]' } },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[112px minmax(0, 1fr)]',
      alignItems: 'center',
      gap: '4',
      color: 'current',
      lg: { gridTemplateColumns: '[minmax(0, 1fr)]' },
    },
    art: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain', lg: { px: '6' } },
    itemText: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' },
    itemName: { textStyle: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
})

/** Offers that must not be accepted: the one thing on the page that can cost people money. */
export const orderWarnings = defineSlotRecipe({
  className: 'order-warnings',
  slots: ['root', 'icon', 'title', 'list'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[1.25rem minmax(0, 1fr)]',
      columnGap: '3',
      p: '4',
      rounded: 'lg',
      border: 'default',
      borderColor: 'negative',
      bg: 'negative.subtle',
    },
    icon: { color: 'negative', display: 'grid', placeItems: 'center', h: '6' },
    title: { fontWeight: 'semibold', textWrap: '[pretty]' },
    list: {
      listStyle: 'none',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      mt: '1',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** What an order waits for now, with the time left, or how it ended, in the tone of its state. */
export const orderNow = defineSlotRecipe({
  className: 'order-now',
  slots: ['root', 'text', 'actions', 'checked', 'note', 'outcome'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      p: '4',
      md: { p: '6' },
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      minW: '0',
    },
    outcome: { textStyle: '2xl', fontWeight: 'semibold' },
    text: { color: 'fg.muted', textWrap: '[pretty]', maxW: '[60ch]' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      pt: '3',
      _phone: { '& > *': { flexGrow: '1' } },
    },
    checked: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      pt: '2',
      textStyle: 'sm',
      '& svg': { color: 'positive', flexShrink: '0' },
    },
    note: { textStyle: 'sm', color: 'fg.subtle', textWrap: '[pretty]' },
  },
  variants: {
    tone: {
      accent: { root: { bg: 'accent.subtle', borderColor: 'accent.border' } },
      info: {},
      neutral: {},
      positive: { outcome: { color: 'positive' } },
      negative: { outcome: { color: 'negative' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

/** The next of several orders to handle, with its position among them. */
export const walkPanel = defineSlotRecipe({
  className: 'walk-panel',
  slots: ['root', 'head', 'place', 'done'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      p: '4',
      md: { p: '5' },
      rounded: 'lg',
      border: 'subtle',
      bg: 'accent.subtle',
      borderColor: 'accent.border',
      minW: '0',
    },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2', fontVariantNumeric: 'tabular-nums' },
    place: { ms: 'auto', textStyle: 'sm', color: 'fg.muted' },
    done: { p: '3', rounded: 'md', bg: 'positive.subtle', color: 'positive', fontWeight: 'medium' },
  },
})

/** The next offer to accept. */
export const offersPanel = defineSlotRecipe({
  className: 'offers-panel',
  slots: ['item', 'art', 'name', 'facts'],
  base: {
    item: { display: 'grid', gridTemplateColumns: '[76px minmax(0, 1fr)]', alignItems: 'center', gap: '3' },
    art: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    name: { display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    facts: { display: 'block', textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The page of my orders. */
export const orderList = defineSlotRecipe({
  className: 'order-list',
  slots: ['root', 'bar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    bar: { display: 'flex', gap: '2' },
  },
})
