/** The catalogue's fixed vocabulary, with the game's own names in both languages. */

import type { Quality, Tone } from '#contract/words.ts'

export interface LocalName {
  readonly en: string
  readonly zh: string
}

export type Category =
  | 'rifle'
  | 'sniper_rifle'
  | 'smg'
  | 'shotgun'
  | 'machinegun'
  | 'pistol'
  | 'equipment'
  | 'knife'
  | 'gloves'
  | 'sticker'
  | 'charm'
  | 'agent'
  | 'container'
  | 'patch'
  | 'music_kit'

/** Patches are the stickers of agents: the game counts both alike. */
export const isSticker = (category: Category | undefined): boolean => category === 'sticker' || category === 'patch'

/** In the order of the market's category tree. */
export const CATEGORIES: Readonly<Record<Category, LocalName>> = {
  knife: { en: 'Knives', zh: '匕首' },
  gloves: { en: 'Gloves', zh: '手套' },
  rifle: { en: 'Rifles', zh: '步枪' },
  sniper_rifle: { en: 'Sniper Rifles', zh: '狙击步枪' },
  pistol: { en: 'Pistols', zh: '手枪' },
  smg: { en: 'SMGs', zh: '微型冲锋枪' },
  shotgun: { en: 'Shotguns', zh: '霰弹枪' },
  machinegun: { en: 'Machine Guns', zh: '机枪' },
  equipment: { en: 'Equipment', zh: '装备' },
  sticker: { en: 'Stickers', zh: '印花' },
  charm: { en: 'Charms', zh: '挂件' },
  agent: { en: 'Agents', zh: '探员' },
  container: { en: 'Containers', zh: '武器箱' },
  patch: { en: 'Patches', zh: '布章' },
  music_kit: { en: 'Music Kits', zh: '音乐盒' },
}

/**
 * The game has one ladder of rarity colours for everything, and several names for its steps. We use the ladder: a high
 * grade sticker is `mil_spec`, an extraordinary glove `covert`. `gradeName` returns the game's name.
 */
export type Rarity = 'consumer' | 'industrial' | 'mil_spec' | 'restricted' | 'classified' | 'covert' | 'contraband'

/** Lowest first. */
export const RARITIES: Readonly<Record<Rarity, LocalName>> = {
  consumer: { en: 'Consumer Grade', zh: '消费级' },
  industrial: { en: 'Industrial Grade', zh: '工业级' },
  mil_spec: { en: 'Mil-Spec Grade', zh: '军规级' },
  restricted: { en: 'Restricted', zh: '受限' },
  classified: { en: 'Classified', zh: '保密' },
  covert: { en: 'Covert', zh: '隐秘' },
  contraband: { en: 'Contraband', zh: '违禁' },
}

const OTHER_GRADES: Readonly<Record<Rarity, LocalName>> = {
  ...RARITIES,
  consumer: { en: 'Base Grade', zh: '普通级' },
  mil_spec: { en: 'High Grade', zh: '高级' },
  restricted: { en: 'Remarkable', zh: '卓越' },
  classified: { en: 'Exotic', zh: '奇异' },
  covert: { en: 'Extraordinary', zh: '非凡' },
}

const AGENT_GRADES: Readonly<Record<Rarity, LocalName>> = {
  ...RARITIES,
  mil_spec: { en: 'Distinguished', zh: '高级' },
  restricted: { en: 'Exceptional', zh: '卓越' },
  classified: { en: 'Superior', zh: '非凡' },
  covert: { en: 'Master', zh: '大师' },
}

const GRADES: Partial<Record<Category, Readonly<Record<Rarity, LocalName>>>> = {
  gloves: OTHER_GRADES,
  sticker: OTHER_GRADES,
  charm: OTHER_GRADES,
  container: OTHER_GRADES,
  patch: OTHER_GRADES,
  music_kit: OTHER_GRADES,
  agent: AGENT_GRADES,
}

/** The game's name of this rarity for this kind of item. */
export function gradeName(category: Category, rarity: Rarity): LocalName {
  return (GRADES[category] ?? RARITIES)[rarity]
}

export const EXTERIORS = {
  fn: { en: 'Factory New', zh: '崭新出厂' },
  mw: { en: 'Minimal Wear', zh: '略有磨损' },
  ft: { en: 'Field-Tested', zh: '久经沙场' },
  ww: { en: 'Well-Worn', zh: '破损不堪' },
  bs: { en: 'Battle-Scarred', zh: '战痕累累' },
} as const satisfies Record<string, LocalName>

export const QUALITIES: Readonly<Record<Quality, LocalName>> = {
  normal: { en: 'Normal', zh: '普通' },
  stattrak: { en: 'StatTrak™', zh: 'StatTrak™' },
  souvenir: { en: 'Souvenir', zh: '纪念品' },
  star: { en: '★', zh: '★' },
  star_stattrak: { en: '★ StatTrak™', zh: '★ StatTrak™' },
}

/** Styles by their permanent ids; 0 is reserved for "the goods as a whole". */
export const STYLES: ReadonlyMap<number, LocalName> = new Map([
  [1, { en: 'Phase 1', zh: 'P1' }],
  [2, { en: 'Phase 2', zh: 'P2' }],
  [3, { en: 'Phase 3', zh: 'P3' }],
  [4, { en: 'Phase 4', zh: 'P4' }],
  [5, { en: 'Ruby', zh: '红宝石' }],
  [6, { en: 'Sapphire', zh: '蓝宝石' }],
  [7, { en: 'Black Pearl', zh: '黑珍珠' }],
  [8, { en: 'Emerald', zh: '绿宝石' }],
])

/** The tone of a style, by its colours. */
export const STYLE_TONES: Readonly<Record<Exclude<Tone, 'fade'>, readonly number[]>> = {
  phase: [1, 2, 3, 4],
  gem: [5, 6, 7, 8],
}

/** In the order of the information pages. */
export const CONTAINER_KINDS = {
  case: { en: 'Cases', zh: '武器箱' },
  souvenir_package: { en: 'Souvenir Packages', zh: '纪念包' },
  sticker_capsule: { en: 'Sticker Capsules', zh: '印花胶囊' },
  patch_pack: { en: 'Patch Packs', zh: '布章包' },
  music_kit_box: { en: 'Music Kit Boxes', zh: '音乐盒集' },
  other: { en: 'Other Containers', zh: '其他容器' },
} as const satisfies Record<string, LocalName>

export const SERIES_KINDS = {
  weapon: { en: 'Weapon Collections', zh: '武器收藏品' },
  sticker: { en: 'Sticker Series', zh: '印花系列' },
} as const satisfies Record<string, LocalName>
