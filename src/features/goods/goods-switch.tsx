import type { ReactNode } from 'react'
import type { Quality } from '#contract/words.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import * as m from '#paraglide/messages.js'
import { goodsSwitch } from '#styled-system/recipes/goods-switch.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { describeExterior } from './exterior-names.ts'
import { shortPrice } from './short-price.ts'
import { exteriorChoices, qualityChoices } from './siblings.ts'
import { useGoodsHref } from './use-goods-address.ts'

interface SwitchProps {
  detail: GoodsDetail
}

/** The same item in other exteriors. Exteriors that do not exist are shown as such. */
export function ExteriorSwitch({ detail }: SwitchProps) {
  const hrefOf = useGoodsHref()
  const choices = exteriorChoices(detail)
  if (choices.length === 0) return null
  return (
    <Choices label={m.goods_exterior()} columns="five">
      {choices.map(({ exterior, goods }) => {
        const { short, name } = describeExterior(exterior)
        return (
          <Choice
            key={exterior}
            name={<abbr title={name}>{short}</abbr>}
            price={goods?.lowest_price ?? null}
            none={goods ? m.goods_none() : m.goods_not_made()}
            href={goods ? hrefOf(goods.goods_id) : undefined}
            isCurrent={goods?.goods_id === detail.goods_info.goods_id}
          />
        )
      })}
    </Choices>
  )
}

/** Every knife has the star in its name, so it distinguishes nothing. */
const qualityNames: Record<Quality, () => string> = {
  normal: m.goods_quality_normal,
  star: m.goods_quality_normal,
  stattrak: m.market_quality_stattrak,
  star_stattrak: m.market_quality_stattrak,
  souvenir: m.market_quality_souvenir,
}

/** Links to the normal, StatTrak™ and Souvenir versions. */
export function QualitySwitch({ detail }: SwitchProps) {
  const hrefOf = useGoodsHref()
  const choices = qualityChoices(detail)
  if (choices.length === 0) return null
  return (
    <Choices label={m.goods_quality()}>
      {choices.map(({ quality, goods }) => (
        <Choice
          key={quality}
          name={qualityNames[quality]()}
          price={goods.lowest_price}
          href={hrefOf(goods.goods_id)}
          isCurrent={quality === detail.goods_info.quality}
        />
      ))}
    </Choices>
  )
}

/** The phases of a finish, which are priced separately. */
export function StyleSwitch({ detail, style }: SwitchProps & { style: number | undefined }) {
  const hrefOf = useGoodsHref()
  const { goods_id } = detail.goods_info
  if (detail.styles.length === 0) return null
  return (
    <Choices label={m.goods_style()}>
      <Choice
        name={m.goods_style_all()}
        price={detail.market.lowest_price}
        href={hrefOf(goods_id)}
        isCurrent={style === undefined}
      />
      {detail.styles.map((one) => (
        <Choice
          key={one.style_id}
          name={one.name}
          price={one.lowest_price}
          href={hrefOf(goods_id, { style: one.style_id })}
          isCurrent={style === one.style_id}
        />
      ))}
    </Choices>
  )
}

function Choices({ label, columns, children }: { label: string; columns?: 'five'; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={goodsSwitch({ columns }).list}>{children}</ul>
    </nav>
  )
}

interface ChoiceProps {
  name: ReactNode
  price: string | null
  /** Shown in place of the price. */
  none?: string
  href?: string | undefined
  isCurrent: boolean
}

function Choice({ name, price, none = m.goods_none(), href, isCurrent }: ChoiceProps) {
  const styles = goodsSwitch()
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{price === null ? m.goods_none() : shortPrice(price)}</span>
      {price === null && none !== m.goods_none() && <span className={srOnly()}>{none}</span>}
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <span className={styles.cell} data-empty="">
          {content}
        </span>
      ) : (
        <a
          className={styles.cell}
          href={href}
          data-empty={price === null ? '' : undefined}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {content}
        </a>
      )}
    </li>
  )
}
