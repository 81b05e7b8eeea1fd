import { demoAccounts } from '#lib/demo-accounts.ts'
import { createRandom } from '#lib/random.ts'

export interface DemoSeller {
  /** 1 for the seller of the guided tour. */
  id: number
  phone: string
  nickname: string
  shop_name: string
  /** 17 digits. */
  steam_id: string
}

export const DEMO_SELLER_PHONE = demoAccounts.seller
export const DEMO_BUYER_PHONE = demoAccounts.buyer
export const DEMO_BUYER_NAME = 'first_buyer'
/** Password of the demo's buyer and seller. */
export const demoPassword = demoAccounts.password

const NICKNAMES = [
  'Kestrel',
  '北岸有灯',
  'dust2_mayor',
  '今天也要打残局',
  'Halcyon',
  '一枪入魂',
  'mirage_tea',
  '橘子味火花',
  'Northwind',
  '库存清仓中',
  'Ninjalab',
  '老张的皮肤铺',
  'vantage',
  '三号位阿杰',
  'Pixelfox',
  '夜航船',
  'cold_brew',
  '烟雾弹供应商',
  'Ostara',
  '小饼干收藏家',
  'ecoround',
  '南山以南',
  'Larkspur',
  '双架阿伟',
  'quietclutch',
  '红线爱好者',
  'Meridian',
  '半价出库',
  'b_site_baker',
  '云上有鲸',
  'Tamarind',
  '饰品搬运工',
  'longdoors',
  '七月半',
  'Juniper',
  '保底四倍镜',
  'retake_ok',
  '星期八',
  'Saltmarsh',
  '不吃香菜',
] as const

const SHOP_WORDS = ['Armory', '饰品店', 'Vault', '小铺', 'Outlet', '收藏屋', 'Bench', '仓库'] as const

const STEAM_BASE = 76_561_198_000_000_000n

/** The demo's sellers; the first one has a known phone number and a stocked inventory. */
export function makeSellers(seed: string): DemoSeller[] {
  const random = createRandom(`${seed}:people`)
  return NICKNAMES.map((nickname, index) => ({
    id: index + 1,
    phone: index === 0 ? DEMO_SELLER_PHONE : `139000000${String(index + 1).padStart(2, '0')}`,
    nickname,
    shop_name: `${nickname} ${random.pick(SHOP_WORDS)}`,
    steam_id: String(STEAM_BASE + BigInt(100_000_000 + index * 7_919 + random.below(7_000))),
  }))
}
