import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { dubbing } from '#contract/market/info.ts'
import { readCatalogue } from '../catalogue/catalogue.ts'
import { local } from '../catalogue/goods-index.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { imageOf } from '../catalogue/image.ts'
import { marketItem } from '../catalogue/market-standing.ts'
import type { CallContext } from '../http/context.ts'
import { isNamed } from './is-named.ts'
import { readStandings } from './standings.ts'

/**
 * Music kits, which change how the game sounds. (Agents speak, too, but are traded for their looks and have their own
 * category in the market.)
 */
export async function listMusicKits(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { keyword }: CallRequest<typeof dubbing>,
): Promise<CallAnswer<typeof dubbing>> {
  const { goods, containers } = readCatalogue()
  const kits = goods.filter((one) => one.category === 'music_kit' && isNamed(one.name, keyword))
  const standings = await readStandings(
    db,
    kits.map((one) => one.goods_id),
  )
  const shown = kits.filter((one) => standings.has(one.goods_id))
  const infos = await goodsInfosByIds(
    db,
    shown.map((one) => ({ goodsId: one.goods_id, styleId: 0 })),
    locale,
  )
  return {
    kits: [...Map.groupBy(shown, (one) => one.finish_key).values()].map((own) => {
      const slugs = new Set(own.flatMap((one) => one.containers))
      return {
        ...titleOf(local(own[0]!.finish_name ?? own[0]!.name, locale)),
        image: imageOf(own[0]!.goods_id),
        goods: own.map((one) => ({
          ...marketItem(standings.get(one.goods_id)!),
          quality: one.quality === 'stattrak' ? ('stattrak' as const) : ('normal' as const),
        })),
        boxes: containers
          .filter((box) => slugs.has(box.slug))
          .map((box) => ({ key: box.slug, name: local(box.name, locale), goods_id: box.goods_id })),
      }
    }),
    goods_infos: [...infos.values()],
  }
}

/** `Noisia, Sharpened` and, in Chinese, `Noisia - 尖峰时刻`: the last separator divides artist and title. */
function titleOf(name: string): { artist: string; title: string } {
  const [, artist = '', title = name] = /^(.+?)(?: - |, |，)([^,，]+)$/u.exec(name) ?? []
  return { artist, title }
}
