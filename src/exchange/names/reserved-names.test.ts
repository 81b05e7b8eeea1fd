import fc from 'fast-check'
import { expect, test } from 'vitest'
import confusables from 'unhomoglyph/data.json' with { type: 'json' }
import { adoptNickname, longestNickname, parseName } from './parse-name.ts'
import { isReservedName } from './reserved-names.ts'

const latin = ['amber', 'official', 'admin', 'support', 'service', 'moderator', 'staff']
const chinese = ['官方', '客服', '管理员', '系统', '琥珀']
const reserved = fc.constantFrom(...latin, ...chinese)

const table: Record<string, string> = confusables
const skeletonOf = (letter: string) => table[letter] ?? letter
const readAs = Map.groupBy(Object.keys(table), skeletonOf)
/** What Unicode's table treats as confusable with a letter, in either case. */
const lookAlikesOf = (letter: string): string[] => {
  const cases = [letter, letter.toUpperCase()]
  return [...cases, ...cases.flatMap((one) => readAs.get(skeletonOf(one)) ?? [])]
}
/** Invisible or combining characters, which may stand between any two letters. */
const unseen = fc.constantFrom(
  '',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\u115F',
  '\u3164',
  '\uFE0F',
  '\u{E0061}',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u200F',
  '\u061C',
  '\u0301',
  '\u0338',
  '\u20DD',
  '\u0489',
)
const fullWidth = (letter: string) =>
  /[a-z]/.test(letter) ? String.fromCodePoint(letter.codePointAt(0)! + 0xfee0) : letter

/** A reserved word as somebody would disguise it. */
const disguised = reserved.chain((word) =>
  fc
    .tuple(
      ...Array.from(word, (letter) =>
        fc
          .tuple(fc.constantFrom(...lookAlikesOf(letter), fullWidth(letter)), unseen)
          .map(([seen, more]) => seen + more),
      ),
    )
    .chain((letters) => fc.constantFrom('', ' ', '.').map((between) => letters.join(between))),
)
const before = fc.constantFrom('', 'Joe ', '小王', '_')
const after = fc.constantFrom('', ' Joe', '小王', '_')

test('S1.12 no disguise lets a reserved name through, chosen or brought along', () => {
  fc.assert(
    fc.property(before, disguised, after, (first, word, last) => {
      const name = `${first}${word}${last}`
      expect(isReservedName(name), name).toBe(true)
      // Long names are refused for their length, or truncated within the word; what is kept is never reserved.
      expect(parseName(name, 200)).toHaveProperty('problem')
      const adopted = adoptNickname(name)
      if (adopted !== null) expect(isReservedName(adopted), adopted).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

const ordinary = `
  Sam Berry,Adam Bergson,William Bernard,Lambert,Chamberlain,Bamberger,Badminton fan,Mustafa,Stafford,Ecosystem,
  Supper Party,Nguyễn Văn A,Ștefan,Łukasz,O'Brien,Trader 4821,Иван Петров,Ольга,Γιάννης,محمد,שרה,राहुल,สมชาย,
  김철수,田中太郎,ジョン・スミス,გიორგი,Արմեն,አበበ,今天也要打残局,小饼干收藏家,不吃香菜,老张的皮肤铺,方方,小客,管弦乐,
  系列收藏,統一拉麵`

test.each(ordinary.split(',').map((name) => name.trim()))('S1.12 %s is an ordinary name', (name) =>
  expect(parseName(name, longestNickname)).toHaveProperty('name'),
)
