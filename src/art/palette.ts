import { hsl, lift, mix } from './color.ts'
import { colorsInside, lookInside, namedLooks, type FinishLook } from './finishes/look-table.ts'
import type { PatternFamily } from './patterns/paint-pattern.ts'
import { hash, randomFrom } from './random.ts'
import type { ArtSubject } from './subject.ts'

export interface Palette extends FinishLook {
  /** Seeds the pattern's randomness: the same finish is laid out differently on every weapon. */
  seed: number
}

const chanceFamilies: readonly PatternFamily[] = [
  'facets',
  'stripes',
  'mosaic',
  'marble',
  'panels',
  'damascus',
  'scales',
  'splatter',
]
const badgeFamilies: readonly PatternFamily[] = ['facets', 'fade', 'mosaic', 'stripes', 'panels', 'rays', 'rays']

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'!-]+/gu, ' ')
    .trim()

/** A harmonious palette derived from the name alone: two neighbouring hues, one across the wheel, one dark. */
function chanceLook(name: string, families: readonly PatternFamily[]): FinishLook {
  const random = randomFrom(hash(name))
  const hue = random() * 360
  const saturation = 0.42 + random() * 0.34
  const light = 0.4 + random() * 0.16
  const across = hue + (random() < 0.5 ? 150 : 205) + random() * 30
  return {
    family: families[Math.floor(random() * families.length)]!,
    colors: [
      hsl(hue, saturation, light),
      hsl(hue + 28, saturation * 0.9, light * 0.52),
      hsl(hue - 22, saturation * 0.8, light + 0.2),
      hsl(across, 0.66, 0.58),
    ],
  }
}

function colorWordLook(name: string, families: readonly PatternFamily[]): FinishLook | undefined {
  const found = colorsInside(name)
  if (found.length === 0) return undefined
  const [first, second] = found
  return {
    family: families[hash(name) % families.length]!,
    colors: second
      ? [first![0]!, second[0]!, first![1]!, second[2]!]
      : [first![0]!, first![1]!, first![2]!, mix(first![2]!, '#ffffff', 0.35)],
  }
}

function uniformLook(name: string): FinishLook {
  const cloths = ['#56624a', '#3f5878', '#7a6a4c', '#4a4f5c', '#8a4f42', '#5f5478', '#2f6a68']
  const cloth = cloths[hash(name) % cloths.length]!
  return {
    family: hash(`${name}/cloth`) % 2 === 0 ? 'camo' : 'plain',
    colors: [cloth, mix(cloth, '#14161c', 0.4), mix(cloth, '#ffffff', 0.2), mix(cloth, '#d8b46a', 0.4)],
  }
}

/** The brackets in a sticker's name tell how it is printed. */
function printed(look: FinishLook, title: string): FinishLook {
  const [a, b, c, d] = look.colors
  if (/\(.*gold/i.test(title)) return namedLooks.get('gold')!
  if (/\(.*(holo|lenticular)/i.test(title))
    return {
      family: 'holo',
      colors: [mix(a, '#ffffff', 0.35), mix(d, '#ffffff', 0.2), mix(c, '#7fd8e8', 0.5), mix(b, '#e88ad8', 0.5)],
    }
  if (/\(.*glitter/i.test(title)) return { family: 'sparkle', colors: look.colors }
  if (/\(.*foil/i.test(title))
    return { family: 'facets', colors: [a, mix(a, '#000000', 0.35), mix(c, '#ffffff', 0.45), d] }
  return look
}

function lookOf(subject: ArtSubject): FinishLook {
  const isPainted = subject.weapon !== null || ['knife', 'gloves', 'equipment'].includes(subject.category)
  const title = subject.finish_name ?? (isPainted ? 'Vanilla' : subject.item_name)
  // On a badge, brackets describe the printing, not the motif.
  const name = plain(isPainted ? title : title.replace(/\(.*?\)/g, ' '))
  if (subject.category === 'agent') return uniformLook(name)
  if (!isPainted) {
    const look = lookInside(name) ?? colorWordLook(name, badgeFamilies) ?? chanceLook(name, badgeFamilies)
    return printed(look, title)
  }
  const style = plain(subject.style_name ?? '')
  const families = chanceFamilies
  return (
    (style ? (namedLooks.get(`${name} ${style}`) ?? namedLooks.get(style)) : undefined) ??
    namedLooks.get(name) ??
    wordLook(name, families) ??
    chanceLook(name, families)
  )
}

/** If a name has both, the pattern word determines the family and the colour word the colours. */
function wordLook(name: string, families: readonly PatternFamily[]): FinishLook | undefined {
  const byWord = lookInside(name)
  const byColor = colorWordLook(name, byWord ? [byWord.family] : families)
  return byColor ?? byWord
}

/** The pattern family and four colours of a subject's finish; unknown names get stable colours of their own. */
export function paletteOf(subject: ArtSubject): Palette {
  const { family, colors } = lookOf(subject)
  const seed = hash(`${subject.finish_name ?? subject.item_name}/${subject.style_name ?? ''}/${subject.weapon ?? ''}`)
  return { family, colors: colors.map(lift) as unknown as FinishLook['colors'], seed }
}
