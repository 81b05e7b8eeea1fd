import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import type { Category, Rarity } from '#exchange/catalogue/vocabulary.ts'

/** Price ratios, or yuan for a plain field-tested item of the kind. */

export const STYLE_FACTORS: Readonly<Record<number, number>> = {
  1: 1.02,
  2: 1.13,
  3: 1,
  4: 1.07,
  5: 5.1,
  6: 5.6,
  7: 4.3,
  8: 4.6,
}

/** Frequency of styles: phases share what the gems leave. */
export const STYLE_SHARES: Readonly<Record<number, number>> = { 1: 24, 2: 23, 3: 25, 4: 24, 5: 2, 6: 2, 7: 1, 8: 3 }

const WEAPON_RARITY: Readonly<Record<Rarity, number>> = {
  consumer: 0.35,
  industrial: 0.9,
  mil_spec: 2.8,
  restricted: 14,
  classified: 55,
  covert: 185,
  contraband: 20_000,
}

const WEAPON_DEMAND: Readonly<Record<string, number>> = {
  'ak-47': 2.2,
  awp: 2.2,
  'm4a1-s': 2,
  m4a4: 1.8,
  'desert-eagle': 1.6,
  'usp-s': 1.6,
  'glock-18': 1.4,
  'ssg-08': 1.1,
  'zeus-x27': 1.2,
  'scar-20': 0.5,
  g3sg1: 0.45,
}

const CATEGORY_DEMAND: Partial<Record<Category, number>> = {
  rifle: 1,
  sniper_rifle: 0.6,
  pistol: 0.95,
  smg: 0.75,
  shotgun: 0.55,
  machinegun: 0.45,
}

const KNIVES: Readonly<Record<string, number>> = {
  'butterfly-knife': 6_600,
  karambit: 5_100,
  'm9-bayonet': 3_800,
  'skeleton-knife': 2_900,
  'talon-knife': 2_600,
  'stiletto-knife': 2_050,
  bayonet: 2_100,
  'nomad-knife': 1_750,
  'flip-knife': 1_500,
  'classic-knife': 1_350,
  'ursus-knife': 1_250,
  'kukri-knife': 1_150,
  'huntsman-knife': 1_100,
  'bowie-knife': 1_000,
  'paracord-knife': 980,
  'survival-knife': 930,
  'falchion-knife': 920,
  'shadow-daggers': 690,
  'gut-knife': 700,
  'navaja-knife': 640,
}

const KNIFE_FINISHES: Readonly<Record<string, number>> = {
  'Gamma Doppler': 2.15,
  Fade: 2.25,
  'Marble Fade': 1.85,
  Doppler: 1.75,
  Lore: 1.6,
  'Tiger Tooth': 1.5,
  'Crimson Web': 1.35,
  Slaughter: 1.35,
  'Case Hardened': 1.3,
  Autotronic: 1.25,
  'Black Laminate': 1.05,
  Freehand: 1,
  'Blue Steel': 0.95,
  'Damascus Steel': 0.95,
  Ultraviolet: 0.92,
  'Bright Water': 0.82,
  Night: 0.82,
  Stained: 0.78,
  'Night Stripe': 0.72,
  'Rust Coat': 0.7,
  'Urban Masked': 0.63,
  'Forest DDPAT': 0.62,
  'Boreal Forest': 0.62,
  Scorched: 0.6,
  'Safari Mesh': 0.57,
}
const VANILLA_KNIFE = 1.3

const GLOVES: Readonly<Record<string, number>> = {
  'sport-gloves': 1_750,
  'specialist-gloves': 980,
  'driver-gloves': 780,
  'moto-gloves': 690,
  'hand-wraps': 680,
  'broken-fang-gloves': 480,
  'bloodhound-gloves': 540,
  'hydra-gloves': 430,
}

const KIT_RARITY: Partial<Record<Category, Partial<Record<Rarity, number>>>> = {
  charm: { mil_spec: 7, restricted: 19, classified: 58, covert: 230 },
  patch: { mil_spec: 6, restricted: 13, classified: 42 },
  agent: { mil_spec: 26, restricted: 58, classified: 118, covert: 300 },
  music_kit: { mil_spec: 26 },
  sticker: { consumer: 0.4, mil_spec: 0.75, restricted: 1.8, classified: 6.5, covert: 26, contraband: 9_000 },
}

/** Tournament stickers are discontinued after the event: the older, the more expensive. */
const STICKER_YEARS: readonly (readonly [RegExp, number])[] = [
  [/^2014-ems/, 5_500],
  [/^2014/, 110],
  [/^2015-esl-one-kat/, 55],
  [/^2015|^2016/, 7],
  [/^2017/, 8],
  [/^2018/, 4.5],
  [/^2019|2020/, 3.2],
  [/2021/, 2.4],
  [/2022/, 1.4],
  [/2023/, 1.2],
]
const COMMUNITY_STICKERS = 3.2

/** Yuan for the goods' finish, before exterior, quality and random variation. */
export function levelOf(goods: CatalogueGoods): number {
  const { category, rarity, weapon, finish_name } = goods
  if (category === 'knife') {
    return (KNIVES[weapon ?? ''] ?? 900) * (finish_name ? (KNIFE_FINISHES[finish_name.en] ?? 1) : VANILLA_KNIFE)
  }
  if (category === 'gloves') return GLOVES[weapon ?? ''] ?? 600
  if (category === 'container') return containerLevel(goods)
  const kit = KIT_RARITY[category]?.[rarity]
  if (category === 'sticker') return (kit ?? 1) * stickerFactor(goods)
  if (kit !== undefined) return kit
  return WEAPON_RARITY[rarity] * (WEAPON_DEMAND[weapon ?? ''] ?? CATEGORY_DEMAND[category] ?? 1) * supplyFactor(goods)
}

/** Weapons that no case drops any more, or never did: the rarer, the scarcer. */
function supplyFactor(goods: CatalogueGoods): number {
  if (/^(limited|ascent|boreal|radiant|achroma|harlequin)/.test(goods.collection ?? '')) return 1.2
  if (goods.containers.length > 0) return 1
  return { covert: 22, classified: 5, restricted: 1.8 }[goods.rarity as string] ?? 1.1
}

function stickerFactor(goods: CatalogueGoods): number {
  const collection = goods.collection ?? ''
  const isTournament = /20\d\d/.test(collection) && !collection.includes('community')
  const year = STICKER_YEARS.find(([pattern]) => pattern.test(collection))?.[1] ?? 1
  const look = goods.name.en.includes('(Holo') ? 1.5 : goods.name.en.includes('(Glitter') ? 0.55 : 1
  return (isTournament ? year : COMMUNITY_STICKERS) * look
}

/** Weapon cases trade by the hundred, unlike other containers. */
export const isCase = (goods: CatalogueGoods) =>
  goods.category === 'container' && /(Case|Case \d|Terminal)$/.test(goods.name.en)

function containerLevel(goods: CatalogueGoods): number {
  const name = goods.name.en
  const year = Number(/20(\d\d)/.exec(name)?.[1] ?? 24)
  if (name.includes('Souvenir Package')) return (name.includes('Cobblestone') ? 1_400 : 13) * 1.32 ** (24 - year)
  if (isCase(goods)) return goods.def_index < 4_100 ? 160 : goods.def_index < 4_600 ? 22 : 5.5
  if (/Capsule|Legends|Challengers/.test(name)) return 2.2 * 1.4 ** (25 - Math.max(year, 15))
  return 18
}

/** Random variation of a finish's price: the standard deviation of its logarithm. */
export const CHANCE: Readonly<Record<Category, number>> = {
  knife: 0.06,
  gloves: 0.55,
  rifle: 0.5,
  sniper_rifle: 0.5,
  pistol: 0.5,
  smg: 0.45,
  shotgun: 0.45,
  machinegun: 0.4,
  equipment: 0.4,
  sticker: 0.6,
  charm: 0.4,
  agent: 0.3,
  container: 0.4,
  patch: 0.4,
  music_kit: 0.35,
}
