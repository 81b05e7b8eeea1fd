import { writeFileSync } from 'node:fs'
import { pinyin } from 'pinyin-pro'
import { readCatalogue } from '../../src/exchange/catalogue/catalogue.ts'
import { STYLES } from '../../src/exchange/catalogue/vocabulary.ts'

/** Pinyin of the catalogue's Chinese words: `hongxian` for 红线. Generated together with the catalogue. */
export function pinyinOfCatalogue(): Record<string, string> {
  const { goods, weapons } = readCatalogue()
  const names = [
    ...weapons.map(({ name }) => name.zh),
    ...goods.flatMap(({ item_name, finish_name }) => [item_name.zh, finish_name?.zh ?? '']),
    ...[...STYLES.values()].map(({ zh }) => zh),
  ]
  const words = new Set(names.flatMap((name) => name.match(/\p{Script=Han}{2,8}/gu) ?? []))
  const typed: Record<string, string> = {}
  for (const word of words) typed[pinyin(word, { toneType: 'none', type: 'array', v: true }).join('')] ??= word
  return Object.fromEntries(Object.entries(typed).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const pinyinText = () => `${JSON.stringify(pinyinOfCatalogue(), null, 0).replaceAll('","', '",\n"')}\n`

if (import.meta.main)
  writeFileSync(new URL('../../src/exchange/catalogue/data/pinyin.json', import.meta.url), pinyinText())
