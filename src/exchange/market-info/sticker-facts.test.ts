import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { factsOf, stickerIndex } from './sticker-facts.ts'

const facts = (name: string) => {
  const goods = readCatalogue().goods.find((one) => one.market_hash_name === name)!
  const { subject, effect, event, group } = factsOf(goods)
  return [subject.en, effect?.en ?? null, event?.en ?? null, event?.zh ?? null, group]
}

test('a sticker’s market name is split into name, effect and tournament', () => {
  expect(facts('Sticker | Titan (Holo) | Katowice 2014')).toEqual([
    'Titan',
    'Holo',
    'Katowice 2014',
    '2014年卡托维兹锦标赛',
    '2014-ems-one-katowice',
  ])
  expect(facts('Sticker | Crown (Foil)').slice(0, 3)).toEqual(['Crown', 'Foil', null])
  expect(facts('Sticker | Lucky 13').slice(0, 3)).toEqual(['Lucky 13', null, null])
})

test('every sticker is in one group, tournaments are told from series, and every capsule that holds some has its group', () => {
  const { stickers, groups } = stickerIndex()
  expect(groups.reduce((sum, group) => sum + group.stickers.length, 0)).toBe(stickers.size)
  const kindOf = (key: string) => groups.find((group) => group.key === key)?.kind
  expect(kindOf('blast-tv-austin-2025')).toBe('event')
  expect(kindOf('halo-capsule')).toBe('series')
  const capsules = readCatalogue().containers.filter((one) => one.kind === 'sticker_capsule' && one.contents.length > 0)
  expect(groups.flatMap((group) => group.capsules)).toHaveLength(capsules.length)
  expect(groups[0]?.key).toBe('starladder-budapest-2025')
})

test('only the known kinds of finish count as effects of stickers', () => {
  const effects = new Set([...stickerIndex().stickers.values()].flatMap(({ effect }) => effect?.en ?? []))
  expect(effects.size).toBeLessThan(15)
  expect(effects.has('CT')).toBe(false)
  expect([...effects]).toEqual(expect.arrayContaining(['Holo', 'Foil', 'Gold', 'Glitter', 'Lenticular']))
})
