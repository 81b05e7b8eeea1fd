import type { CallData } from '#contract/call.ts'
import type { dubbing } from '#contract/market/info.ts'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import * as m from '#paraglide/messages.js'
import { catalogueTile } from '#styled-system/recipes/catalogue-tile.js'
import { catalogueKit } from '#styled-system/recipes/catalogue-kit.js'
import { priceRangeText } from '../price-range-text.ts'
import { TileArt } from '../tile.tsx'

type Kit = CallData<typeof dubbing>['kits'][number]

const qualityNames = { normal: m.goods_quality_normal, stattrak: m.market_quality_stattrak }

/** One music kit: a link to each of its goods, and to the boxes it comes from. */
export function KitTile({ kit, isEarly }: { kit: Kit; isEarly: boolean }) {
  const goodsPath = useGoodsPath()
  const { container } = useCataloguePaths()
  const tile = catalogueTile()
  const styles = catalogueKit()
  return (
    <li>
      <article className={tile.root} aria-label={kit.title}>
        <TileArt image={kit.image} isEarly={isEarly} />
        <span className={tile.kind}>{kit.artist}</span>
        <h2 className={tile.name}>{kit.title}</h2>
        <ul className={styles.goods}>
          {kit.goods.map((one) => (
            <li key={one.goods_id}>
              <a className={styles.link} href={goodsPath(one.goods_id)}>
                <span className={styles.quality}>{qualityNames[one.quality]()}</span>
                <span className={styles.price}>{priceRangeText(one.lowest_price)}</span>
              </a>
            </li>
          ))}
        </ul>
        {kit.boxes.map((box) => (
          <a key={box.key} className={styles.box} href={container(box.key)}>
            {box.name}
          </a>
        ))}
      </article>
    </li>
  )
}
