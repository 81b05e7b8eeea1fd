import { maxKeyword } from '#contract/bounds.ts'
import { containerKinds, statisticsSorts, statisticsWindows } from '#contract/words.ts'
import { matching, oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** S2.19 The schema of the catalogue's search parameters. */
export const keywordSearch = searchSchema({ keyword: text(maxKeyword) })
export type KeywordSearch = ReturnType<typeof keywordSearch>

export const containersSearch = searchSchema({ kind: oneOf(containerKinds), keyword: text(maxKeyword) })
export type ContainersSearch = ReturnType<typeof containersSearch>

export const groupKinds = ['event', 'series'] as const
export const stickersSearch = searchSchema({ kind: oneOf(groupKinds), keyword: text(maxKeyword) })
export type StickersSearch = ReturnType<typeof stickersSearch>

export const stickerGroupSearch = searchSchema({ subject: text(60), effect: text(30), keyword: text(maxKeyword) })
export type StickerGroupSearch = ReturnType<typeof stickerGroupSearch>

export const statisticsSearch = searchSchema({
  window: oneOf(statisticsWindows, '7d'),
  sort: oneOf(statisticsSorts, 'volume'),
  category: matching(/^[a-z_]{1,30}$/),
})
export type StatisticsSearch = ReturnType<typeof statisticsSearch>

/** Whether a string is a valid key in a catalogue address. */
export const isKey = (key: string) => matching(/^[a-z0-9-_]{1,80}$/)(key) !== undefined
