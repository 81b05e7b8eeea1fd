import confusables from 'unhomoglyph/data.json' with { type: 'json' }

/** Unicode's table of confusables, used directly: the package's own function tries all 6,000 for every letter. */
const skeletons: Readonly<Record<string, string>> = confusables

/** Small capitals, which Unicode's table of confusables omits. A name set in them reads like any other. */
const smallCapitals: Record<string, string> = {
  ᴀ: 'a',
  ʙ: 'b',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ʍ: 'm',
}

/** Digits and signs read as letters; letters that readers can't tell apart are merged. */
const readAs: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '@': 'a',
  $: 's',
}

/** Combining marks, and zero-width characters such as joiners and variation selectors. */
const unseen = /[\p{Mn}\p{Me}\p{C}\p{Default_Ignorable_Code_Point}]/gu
const isPlain = (text: string) => /^[\x20-\x7e]+$/.test(text)

/**
 * Folds a text to what a hasty reader sees, for comparing folded texts only, never for display: no marks or invisible
 * characters, one case, look-alikes of all scripts as one letter (UTS #39).
 */
export function foldLookAlikes(text: string): string {
  const bare = text.normalize('NFD').replace(unseen, '')
  return Array.from(bare, letterOf).join('').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** The table has some letters in only one case or width, so the other forms are tried as well. */
function letterOf(character: string): string {
  const common = character.normalize('NFKD')
  const forms = [character, common, common.toLowerCase(), common.toUpperCase()].map(skeletonOf)
  const read = forms.find(isPlain) ?? forms[2]!
  return Array.from(read.toLowerCase(), (letter) => readAs[letter] ?? letter).join('')
}

const skeletonOf = (text: string): string =>
  Array.from(text, (letter) => skeletons[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/./gsu, (letter) => smallCapitals[letter] ?? letter)
