import { use } from 'react'
import { PicturesWanted } from './pictures-wanted.ts'

interface GoodsThumbProps {
  className: string | undefined
  /** The item's picture, as the exchange names it. */
  image: string
  /** In pixels; the smaller of the two pictures serves up to 128, on screens of twice the density too. */
  width: number
}

/** The picture of an item beside its name, in lists: it waits until it comes into view. */
export const GoodsThumb = ({ className, image, width }: GoodsThumbProps) => (
  <img
    className={className}
    src={use(PicturesWanted) ? `${image}@1.webp` : undefined}
    alt=""
    width={width}
    height={(width * 3) / 4}
    loading="lazy"
    decoding="async"
  />
)
