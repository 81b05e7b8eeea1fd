import { expect, test } from 'vitest'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { drawShareSvg } from './draw-share.ts'
import { drawable, widthOf, wrap } from './set-text.ts'

test('a letter without an outline loses its mark, or goes', () => {
  expect(drawable('★ StatTrak™ Glock-18 | Röyal ā')).toBe('★ StatTrak™ Glock-18 | Röyal a')
  expect(drawable('M4A4 | 龍王 (Dragon King)')).toBe('M4A4 | 龍王 (Dragon King)')
  expect(drawable('龘 한')).toBe('')
})

test('a name breaks between its parts, and within them where it has to', () => {
  expect(wrap('AK-47 | Redline (Field-Tested)', 50, 400, 4)).toEqual(['AK-47', 'Redline', '(Field-Tested)'])
  expect(wrap('one', 50, 400, 4)).toEqual(['one'])
  expect(wrap('', 50, 400, 4)).toEqual([])
})

test('what does not fit is cut off', () => {
  const lines = wrap('Sticker | '.repeat(9), 50, 300, 3)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/\.\.\.$/)
  for (const line of [...lines, ...wrap('W'.repeat(200), 50, 300, 2)])
    expect(widthOf(line, 50)).toBeLessThanOrEqual(300)
})

test('S2.19 Chinese goes on in the next line without a space, and takes its marks along', () => {
  expect(wrap('AK-47 | 红线 (久经沙场)', 50, 520, 4)).toEqual(['AK-47', '红线 (久经沙场)'])
  expect(wrap('一二三四五六', 50, 200, 4)).toEqual(['一二三四', '五六'])
  expect(wrap('一二三四（五六）', 50, 200, 4)).toEqual(['一二三四', '（五六）'])
  expect(wrap('一二三四！五', 50, 200, 4)).toEqual(['一二三', '四！五'])
  expect(wrap('印花 | 一二三四 2014', 50, 200, 4)).toEqual(['印花', '一二三四', '2014'])
})

test('no text of a name is in the picture, whatever it says', () => {
  const subject = {
    category: 'rifle',
    weapon: 'ak-47',
    item_name: '<script>',
    finish_name: '&x;',
    style_name: null,
    rarity: 'covert',
  }
  const svg = drawShareSvg({ item: { subject, name: '</svg><script>"&x;', price: '¥1.00' } })
  expect(svg).not.toMatch(/<script|&x;|<text/)
})

test('S2.19 every Chinese name of the catalogue is drawn to the last letter', () => {
  const { goods } = readCatalogue()
  const names = goods.flatMap(({ name, styles }) => [name.zh, ...styles.map((style) => style.name.zh)])
  // Some of the game's own texts contain control characters and double spaces.
  const printed = (name: string) =>
    name
      .replaceAll(/\p{Cc}/gu, '')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
  const lost = names.filter((name) => drawable(name) !== printed(name))
  expect(lost).toEqual([])
})

test('every name of the catalogue leaves something to draw, and nearly all of it', () => {
  const lost = readCatalogue().goods.filter(({ name }) => {
    const left = drawable(name.en)
    return left.length < name.en.length - 4 || left === ''
  })
  expect(lost).toEqual([])
})
